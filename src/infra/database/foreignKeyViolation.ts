/** Whether a write was refused because what it refers to is not there, or not of the same owner. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
