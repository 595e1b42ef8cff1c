import type { Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/domain/httpStatus'

/**
 * A violation, thrown. `nameFailure` and `errorResponse` answer with its status, its message and its code. It has what
 * Payload asks of an error, and is none of its classes: anyone who throws it in a job would load Payload for that.
 */
export class ViolationError extends Error {
  override name = 'ViolationError'
  readonly status: number
  readonly data: { code: Violation['code'] }
  readonly isPublic = true

  constructor(readonly violation: Violation) {
    super(messageOf(violation))
    this.status = httpStatusOf(violation.code)
    this.data = { code: violation.code }
  }
}

/** What a use case came to. Its violation is thrown, so that the transaction rolls back all that was done before. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ViolationError(result.violation)
  return result.value
}
