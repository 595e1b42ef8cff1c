const UNIQUE_VIOLATION = '23505'

/** Whether a write was refused because of this unique index: the rule that the index is was broken. */
export const isUniqueViolation = (index: string, error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === index
