/** Whether a change puts a document into the trash. Payload asks the rule of deleting about it, with the change. */
export const isTrashing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'deletedAt' in data && Boolean(data.deletedAt)
