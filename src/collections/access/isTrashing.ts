/** Whether an update moves a document to the trash. Payload checks delete access for it and passes the update. */
export const isTrashing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'deletedAt' in data && Boolean(data.deletedAt)
