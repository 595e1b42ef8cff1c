import type { Pool, PoolClient } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { transaction } from '@/infra/database/pool'
import { unwrap, ViolationError } from './violationError'

/** A failure rolls back everything before it, including consumed rate limits. */
export async function transactionResult<T>(
  pool: Pool,
  work: (sql: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return ok(await transaction(pool, async (sql) => unwrap(await work(sql))))
  } catch (error) {
    if (error instanceof ViolationError) return fail(error.violation)
    throw error
  }
}
