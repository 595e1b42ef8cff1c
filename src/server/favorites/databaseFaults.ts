const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** What is referred to is not there, or not this member's. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

/** There is such a row already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'
