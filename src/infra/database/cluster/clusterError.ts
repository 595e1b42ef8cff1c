/** Needs a decision by the database's owner; nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'

  /** @param code Node's, if the system is the cause */
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}
