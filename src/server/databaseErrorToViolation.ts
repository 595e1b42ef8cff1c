import { StorageError } from '@/domain/storage'
import type { Violation } from '@/domain/violation'
import { BUSY_SECONDS } from '@/domain/http/limits'
import {
  errorCodeOf,
  hasConnectionCode,
  isInvalidInput,
  isLockConflict,
  isQueryCanceled,
  isReadOnly,
} from '@/infra/database/pgErrors'
import { isStorageFull } from '@/infra/diskSpace'

/** Payload's errors without a code may be about other timeouts. */
const DRIVER_MESSAGE = /connection|timeout exceeded/i

/** Wrappers put their whole statement first. */
export function driverErrorOf(error: unknown): unknown {
  let inner = error
  while (inner instanceof Error && !('code' in inner) && inner.cause instanceof Error) inner = inner.cause
  return inner
}

const isUnavailable = (error: unknown): boolean =>
  hasConnectionCode(error) || (error instanceof Error && !errorCodeOf(error) && DRIVER_MESSAGE.test(error.message))

/** Of the storage of files too; null for defects and other errors */
export function databaseErrorToViolation(error: unknown): Violation | null {
  const cause = driverErrorOf(error)
  if (isQueryCanceled(cause)) return { code: 'query-timeout', params: {} }
  if (isLockConflict(cause)) return { code: 'busy', params: { seconds: BUSY_SECONDS } }
  if (isReadOnly(cause)) return { code: 'read-only', params: {} }
  if (isInvalidInput(cause)) return { code: 'invalid-query', params: {} }
  if (error instanceof StorageError) return { code: 'storage-unavailable', params: {} }
  if (isStorageFull(cause)) return { code: 'storage-full', params: {} }
  return isUnavailable(cause) ? { code: 'unavailable', params: {} } : null
}
