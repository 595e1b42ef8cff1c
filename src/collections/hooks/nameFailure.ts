import { QueryError, type AfterErrorHook } from 'payload'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'
import { httpStatusOf } from '@/domain/httpStatus'
import { ViolationError } from '@/server/violationError'
import { isSessionUnavailable } from '@/server/staff/readStaffSession'

/** What the parser of forms says of one that is cut short or malformed; Payload takes it for a failure of ours. */
const BROKEN_FORM = /^(?:Unexpected end of (?:form|file)|Malformed |Multipart: )/
const DENIED = new Set([401, 403])

const statusOfError = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined

/** What went wrong, where Payload itself would say 500, say it in English, or call a person a stranger. */
function violationOf(error: unknown, headers: Headers): Violation | null {
  if (DENIED.has(Number(statusOfError(error))) && isSessionUnavailable(headers))
    return { code: 'unavailable', params: {} }
  if (error instanceof ViolationError) return error.violation
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return { code: 'invalid-body', params: {} }
  if (error instanceof QueryError || (error instanceof SyntaxError && /JSON/.test(error.message)))
    return { code: 'invalid-query', params: {} }
  return statusOfError(error) === undefined ? databaseErrorToViolation(error) : null
}

/** How long a person who broke a rule of time has to wait. */
const secondsToWait = (error: unknown): number | null =>
  error instanceof ViolationError && 'seconds' in error.violation.params ? error.violation.params.seconds : null

/** Failures of Payload's REST, in a sentence and with the status that fits. */
export const nameFailure: AfterErrorHook = ({ error, req }) => {
  const seconds = secondsToWait(error)
  if (seconds !== null) (req.responseHeaders ??= new Headers()).set('Retry-After', String(seconds))
  const violation = violationOf(error, req.headers)
  if (!violation) return undefined
  return {
    status: httpStatusOf(violation.code),
    response: { errors: [{ data: { code: violation.code }, message: messageOf(violation) }] },
  }
}
