import { errorCodeOf } from '../database/pgErrors'
import { errorCauses } from '../errorCauses'
import { isStorageFull } from '../storageFull'

/**
 * Classes connection_exception and insufficient_resources (a full disk, too many connections), shutdowns and
 * cannot_connect_now, query_canceled, read_only_sql_transaction.
 */
const SQLSTATES = /^(08|53)...$|^57(P..|014)$|^25006$/
/** Node's codes of a network that does not answer, and of a disk that may not be written. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'],
])
/** What `pg`, our own deadline and our listener say without a code. */
const MESSAGES = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Query read timeout/,
  /^timeout exceeded when trying to connect/,
  /^timeout: the database/,
  /^the listening connection is lost/,
]

const namesOutage = (error: Error): boolean => {
  const code = errorCodeOf(error)
  return (
    isStorageFull(error) ||
    SQLSTATES.test(code) ||
    SYSTEM_CODES.has(code) ||
    MESSAGES.some((message) => message.test(error.message))
  )
}

/** The error among the causes that names the outage; undefined where there is none. */
export const outageOf = (error: unknown): Error | undefined => errorCauses(error).find(namesOutage)

/**
 * Whether an error is about what the process stands on (a database that is away or too slow, a full disk), and not a
 * defect: its code says all there is to know, and its stack nothing.
 */
export const isOutage = (error: unknown): boolean => outageOf(error) !== undefined
