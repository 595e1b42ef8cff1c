/** The embedded database needs a decision of its owner to start; the message says which, and nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'

  /** @param code Node's, where the system is the reason */
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}
