import type { Violation } from '@/domain/violation'
import { BUSY_SECONDS } from '@/domain/http/limits'

/** PostgreSQL: the statement ran into its deadline. */
const QUERY_CANCELED = '57014'
/** It waited too long for a row, for a turn, or in a circle. */
const LOCK_CONFLICT = /^(55P03|40P01|40001)$/
/** A value that its column cannot hold (class 22), a comparison it has none for, a reference to nothing, a query too deep. */
const BAD_INPUT = /^(22...|42883|42804|23503|23514|54001)$/
const CONNECTION_LOST = /^(08|57P|53)|ECONNREFUSED|ECONNRESET/
const CONNECTION_WORDS = /connection|timeout exceeded/i

/** The error that the driver threw: others wrap it, saying their whole statement first. */
function causeOf(error: unknown): { code?: unknown; message: string } {
  let inner = error
  while (inner instanceof Error && !('code' in inner) && inner.cause instanceof Error) inner = inner.cause
  return inner instanceof Error ? inner : { message: '' }
}

/** What a failure of the database says to whoever asked; null where it is our own mistake, or no failure of the database. */
export function databaseErrorToViolation(error: unknown): Violation | null {
  const { code, message } = causeOf(error)
  const known = typeof code === 'string' ? code : ''
  if (known === QUERY_CANCELED) return { code: 'query-timeout', params: {} }
  if (LOCK_CONFLICT.test(known)) return { code: 'busy', params: { seconds: BUSY_SECONDS } }
  if (BAD_INPUT.test(known)) return { code: 'invalid-query', params: {} }
  if (CONNECTION_LOST.test(known) || (!known && CONNECTION_WORDS.test(message)))
    return { code: 'unavailable', params: {} }
  return null
}
