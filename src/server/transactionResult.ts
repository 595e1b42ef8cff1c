import type { Pool, PoolClient } from 'pg'
import type { Violation } from '@/domain/violation'
import { transaction } from '@/infra/database/pool'

/** Ends the transaction it is thrown in, so that nothing of what was begun stays: a turn that was taken is given back. */
class RollbackSignal extends Error {
  constructor(readonly violation: Violation) {
    super(violation.code)
  }
}

/** Breaks off the `ruledTransaction` it is called in. */
export function rollbackWith(violation: Violation): never {
  throw new RollbackSignal(violation)
}

/**
 * One transaction that a broken rule ends and rolls back.
 * @returns what `work` resolves to, or the rule it broke off with
 */
export async function transactionResult<T>(
  pool: Pool,
  work: (sql: PoolClient) => Promise<T>,
): Promise<{ done: T } | { violation: Violation }> {
  try {
    return { done: await transaction(pool, work) }
  } catch (error) {
    if (error instanceof RollbackSignal) return { violation: error.violation }
    throw error
  }
}
