import { StorageError } from '@/domain/storage'
import { errorCodeOf } from '../database/pgErrors'
import { errorCauses } from '../errorCauses'
import { isStorageFull } from '../diskSpace'

/**
 * Connection and resource classes (full disk, too many connections), shutdowns, query_canceled, read-only transaction.
 */
const SQLSTATES = /^(08|53)...$|^57(P..|014)$|^25006$/
/** Node's codes for an unreachable network and an unwritable disk. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'],
])
/** Messages of `pg`, our deadline and our listener, which have no code. */
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
    error instanceof StorageError ||
    isStorageFull(error) ||
    SQLSTATES.test(code) ||
    SYSTEM_CODES.has(code) ||
    MESSAGES.some((message) => message.test(error.message))
  )
}

/** undefined if there is none */
export const outageOf = (error: unknown): Error | undefined => errorCauses(error).find(namesOutage)

/** The database or the storage is away or slow, or the disk full: the code is enough and a stack useless. */
export const isOutage = (error: unknown): boolean => outageOf(error) !== undefined
