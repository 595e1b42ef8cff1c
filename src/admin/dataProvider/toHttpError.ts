import { HttpError } from 'react-admin'
import { memberMessages } from '@/messages/site/member'

interface ErrorBody {
  message?: string
  /** by field; Payload's REST answers with a list when it rejects earlier */
  errors?: Record<string, string> | { message?: string }[]
  /** the error format of /api/v1 */
  error?: { message?: string; field?: string }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null

/** In react-admin's format: messages in `body.errors` appear at their fields, `root.serverError` for the whole form. */
export function toHttpError(status: number, body: unknown): HttpError {
  if (!isErrorBody(body)) return new HttpError(memberMessages.unreadable, status)
  const { error, errors } = body
  const listed = Array.isArray(errors) ? errors[0]?.message : undefined
  const message = body.message ?? error?.message ?? listed ?? memberMessages.unreadable
  const fields = errors && !Array.isArray(errors) ? errors : error?.field ? { [error.field]: message } : {}
  return new HttpError(message, status, { ...body, errors: { ...fields, root: { serverError: message } } })
}
