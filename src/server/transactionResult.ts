import type { Pool, PoolClient } from 'pg'
import { fail, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import { transaction } from '@/infra/database/pool'

class RollbackSignal extends Error {
  constructor(readonly violation: Violation) {
    super(violation.code)
  }
}

/** A failure rolls back everything before it, including consumed rate limits. */
export async function transactionResult<T>(
  pool: Pool,
  work: (sql: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await transaction(pool, async (sql) => {
      const result = await work(sql)
      if (!result.ok) throw new RollbackSignal(result.violation)
      return result
    })
  } catch (error) {
    if (error instanceof RollbackSignal) return fail(error.violation)
    throw error
  }
}
