import { APIError } from 'payload'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '../domain/httpStatus'

/** A broken rule, thrown: Payload answers with its status and sentence, and the code for programs stands in `data`. */
export class ViolationError extends APIError<{ code: Violation['code'] }> {
  constructor(readonly violation: Violation) {
    super(messageOf(violation), httpStatusOf(violation.code), { code: violation.code }, true)
  }
}
