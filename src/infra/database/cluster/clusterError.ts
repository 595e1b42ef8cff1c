/** The embedded database needs a decision of its owner to start; the message says which, and nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'
}
