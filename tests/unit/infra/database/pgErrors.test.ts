import { expect, it } from 'vitest'
import {
  isConnectionError,
  isForeignKeyViolation,
  isInvalidInput,
  isLockConflict,
  isQueryCanceled,
  isUniqueViolation,
} from '@/infra/database/pgErrors'
import { isStorageFull } from '@/infra/diskSpace'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'

const pgError = (code: string, constraint?: string, message = 'refused') =>
  Object.assign(new Error(message), { code, constraint })

it('A unique violation is recognised by the name of its index', () => {
  expect(isUniqueViolation('users_nickname_unique', pgError('23505', 'users_nickname_unique'))).toBe(true)
  expect(isUniqueViolation('users_nickname_unique', pgError('23505', 'users_email_idx'))).toBe(false)
  expect(isUniqueViolation('users_nickname_unique', pgError('23503', 'users_nickname_unique'))).toBe(false)
})

it('A foreign key violation is recognised, by its constraint when one is given', () => {
  expect(isForeignKeyViolation(pgError('23503'))).toBe(true)
  expect(isForeignKeyViolation(pgError('23503', 'reviews_user_id_users_id_fk'), /_user_id_/)).toBe(true)
  expect(isForeignKeyViolation(pgError('23503', 'reviews_restaurant_id_fk'), /_user_id_/)).toBe(false)
  expect(isForeignKeyViolation(pgError('23505'))).toBe(false)
})

it.each([
  ['57014', isQueryCanceled, 'query-timeout'],
  ['55P03', isLockConflict, 'busy'],
  ['40P01', isLockConflict, 'busy'],
  ['40001', isLockConflict, 'busy'],
  ['22P02', isInvalidInput, 'invalid-query'],
  ['42883', isInvalidInput, 'invalid-query'],
  ['23503', isInvalidInput, 'invalid-query'],
  ['54001', isInvalidInput, 'invalid-query'],
  ['57P01', isConnectionError, 'unavailable'],
  ['08006', isConnectionError, 'unavailable'],
  ['ECONNREFUSED', isConnectionError, 'unavailable'],
  ['53100', isStorageFull, 'storage-full'],
  ['ENOSPC', isStorageFull, 'storage-full'],
])('The error code %s is recognised, and maps to a violation inside a wrapper', (code, predicate, violation) => {
  const error = pgError(code)
  expect(predicate(error)).toBe(true)
  expect(databaseErrorToViolation(new Error('Failed query', { cause: error }))?.code).toBe(violation)
})

it('A connection error is recognised by its message alone, and other errors are not', () => {
  expect(isConnectionError(new Error('timeout: the database did not answer within 50 ms'))).toBe(true)
  expect(isConnectionError(pgError('42703', undefined, 'column "nothing" does not exist'))).toBe(false)
  expect(isConnectionError('connection')).toBe(false)
  expect(databaseErrorToViolation(new Error('Connection terminated unexpectedly'))?.code).toBe('unavailable')
  expect(databaseErrorToViolation(pgError('42703'))).toBeNull()
})
