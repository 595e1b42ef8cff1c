/** The embedded database cannot be started without a decision of its owner; the message says which, and nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'
}
