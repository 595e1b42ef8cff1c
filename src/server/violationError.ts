import { APIError } from 'payload'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/domain/httpStatus'

/** A violation, thrown: Payload responds with its status and message, and with the code for programs in `data`. */
export class ViolationError extends APIError<{ code: Violation['code'] }> {
  constructor(readonly violation: Violation) {
    super(messageOf(violation), httpStatusOf(violation.code), { code: violation.code }, true)
  }
}
