import { APIError } from 'payload'
import type { Violation } from '@/domain/violation'
import { sentenceOf } from '@/messages/violations'
import { statusOf } from './violationStatus'

/** A broken rule, thrown: Payload answers with its status and sentence, and the code for programs stands in `data`. */
export class Refusal extends APIError<{ code: Violation['code'] }> {
  constructor(readonly violation: Violation) {
    super(sentenceOf(violation), statusOf(violation.code), { code: violation.code }, true)
  }
}
