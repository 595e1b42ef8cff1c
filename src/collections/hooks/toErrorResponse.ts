import { QueryError, type AfterErrorHook } from 'payload'
import type { Violation } from '@/domain/violation'
import { messageOf } from '@/messages/violations'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'
import { httpStatusOf } from '@/contract/httpStatus'
import { ViolationError } from '@/server/violationError'
import { isSessionUnavailable } from '@/server/staff/readStaffSession'

/** busboy's errors for broken forms, which Payload would report as 500. */
const BROKEN_FORM = /^(?:Unexpected end of (?:form|file)|Malformed |Multipart: )/
const DENIED = new Set([401, 403])

const statusOfError = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined

/** For errors that Payload would report as 500, in English, or with a misleading message. */
function violationOf(error: unknown, headers: Headers): Violation | null {
  if (DENIED.has(Number(statusOfError(error))) && isSessionUnavailable(headers))
    return { code: 'unavailable', params: {} }
  if (error instanceof ViolationError) return error.violation
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return { code: 'invalid-body', params: {} }
  if (error instanceof QueryError || (error instanceof SyntaxError && /JSON/.test(error.message)))
    return { code: 'invalid-query', params: {} }
  return statusOfError(error) === undefined ? databaseErrorToViolation(error) : null
}

const secondsToWait = (error: unknown): number | null =>
  error instanceof ViolationError && 'seconds' in error.violation.params ? error.violation.params.seconds : null

export const toErrorResponse: AfterErrorHook = ({ error, req }) => {
  const seconds = secondsToWait(error)
  if (seconds !== null) (req.responseHeaders ??= new Headers()).set('Retry-After', String(seconds))
  const violation = violationOf(error, req.headers)
  if (!violation) return undefined
  return {
    status: httpStatusOf(violation.code),
    response: { errors: [{ data: { code: violation.code }, message: messageOf(violation) }] },
  }
}
