/** The embedded database needs a decision by its owner; the message says which. Nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'

  /** @param code Node's error code, if the system is the cause */
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}
