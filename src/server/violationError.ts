import type { Pool, PoolClient } from 'pg'
import { type Result, fail, ok } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/contract/httpStatus'
import { transaction } from '@/infra/database/pool'

/** Answered with its status, message and code. Shaped like Payload's errors, without loading Payload in jobs. */
export class ViolationError extends Error {
  override name = 'ViolationError'
  readonly status: number
  readonly data: { code: Violation['code'] }
  readonly isPublic = true

  /** Also one from the other module graph (the HTTP front's, Next's): Payload's hooks are of one of them. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'ViolationError'
  }

  constructor(readonly violation: Violation) {
    super(messageOf(violation))
    this.status = httpStatusOf(violation.code)
    this.data = { code: violation.code }
  }
}

/** Throws the violation, so that the transaction rolls back. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ViolationError(result.violation)
  return result.value
}

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
