/** Payload checks delete access for trashing and passes the update. */
export const isTrashing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'deletedAt' in data && Boolean(data.deletedAt)
