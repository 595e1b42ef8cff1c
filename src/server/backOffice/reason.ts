import { REASON_MAX } from '@/domain/backOffice/backOffice'
import { cleanText } from '@/domain/text'
import { decodeUri } from '@/domain/http/urls'
import { ViolationError } from '../violationError'

/**
 * The reason that staff give for a change; null for none.
 * @throws ViolationError if it is no text or too long
 */
export function readReason(given: unknown): string | null {
  if (given === undefined || given === null || given === '') return null
  if (typeof given !== 'string') throw new ViolationError({ code: 'invalid-value', params: { field: 'reason' } })
  const reason = cleanText(given)
  if (reason.length > REASON_MAX)
    throw new ViolationError({ code: 'too-long', params: { field: 'reason', max: REASON_MAX } })
  return reason || null
}

/** The reason in the header `X-Reason` (percent-encoded UTF-8), for requests whose body is a document or empty. */
export function readReasonHeader(headers: Headers): string | null {
  const given = decodeUri(headers.get('x-reason') ?? '')
  if (given === null) throw new ViolationError({ code: 'invalid-value', params: { field: 'reason' } })
  return readReason(given)
}
