/** SQLSTATE codes by PostgreSQL's condition names (manual, appendix A). */
const QUERY_CANCELED = '57014'
const READ_ONLY_SQL_TRANSACTION = '25006'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const CHECK_VIOLATION = '23514'
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNDEFINED_FUNCTION = '42883'
const DATATYPE_MISMATCH = '42804'
const STATEMENT_TOO_COMPLEX = '54001'

const LOCK_CONFLICTS = new Set([LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED, SERIALIZATION_FAILURE])
const INVALID_INPUT = new Set([
  FOREIGN_KEY_VIOLATION,
  CHECK_VIOLATION,
  UNDEFINED_FUNCTION,
  DATATYPE_MISMATCH,
  STATEMENT_TOO_COMPLEX,
])
/** Class data_exception. */
const DATA_EXCEPTION = /^22...$/
/** Classes connection_exception and insufficient_resources, shutdowns, cannot_connect_now, and Node's error codes. */
const CONNECTION_CODES = /^(08|57P|53)|ECONNREFUSED|ECONNRESET/
const CONNECTION_MESSAGE = /connection|timeout/i

/** empty if none */
export function errorCodeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

function violates(error: unknown, code: string, constraint: RegExp | string): boolean {
  if (errorCodeOf(error) !== code) return false
  const { constraint: broken } = error as { constraint?: unknown }
  if (typeof constraint === 'string') return broken === constraint
  return constraint.test(typeof broken === 'string' ? broken : '')
}

export const isUniqueViolation = (index: string, error: unknown): boolean => violates(error, UNIQUE_VIOLATION, index)

/** A missing row, or one of another owner. `constraint`: any by default. */
export const isForeignKeyViolation = (error: unknown, constraint = /^/): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint)

export const isQueryCanceled = (error: unknown): boolean => errorCodeOf(error) === QUERY_CANCELED

/** A standby, or a database set read-only by its operator. */
export const isReadOnly = (error: unknown): boolean => errorCodeOf(error) === READ_ONLY_SQL_TRANSACTION

export const isLockConflict = (error: unknown): boolean => LOCK_CONFLICTS.has(errorCodeOf(error))

/** NUL in a text, a lone surrogate in JSON, a number too large. */
export const isDataException = (error: unknown): boolean => DATA_EXCEPTION.test(errorCodeOf(error))

/** A missing reference, an invalid comparison, too deep nesting. */
export const isInvalidInput = (error: unknown): boolean =>
  isDataException(error) || INVALID_INPUT.has(errorCodeOf(error))

export const hasConnectionCode = (error: unknown): boolean => CONNECTION_CODES.test(errorCodeOf(error))

/** The database was unreachable, rather than the query wrong. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && (hasConnectionCode(error) || CONNECTION_MESSAGE.test(error.message))
