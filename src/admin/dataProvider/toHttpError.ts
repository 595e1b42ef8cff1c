import { HttpError } from 'react-admin'
import { memberMessages } from '@/messages/site/member'

interface ErrorBody {
  message?: string
  /** by field; what stands before Payload's REST answers with a list */
  errors?: Record<string, string> | { message?: string }[]
  /** as /api/v1 says it */
  error?: { message?: string; field?: string }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null

/**
 * An answer that is not a success, as react-admin reads it: sentences in `body.errors` land at their fields, and one
 * under `root.serverError` is said for the whole.
 */
export function toHttpError(status: number, body: unknown): HttpError {
  if (!isErrorBody(body)) return new HttpError(memberMessages.unreadable, status)
  const { error, errors } = body
  const listed = Array.isArray(errors) ? errors[0]?.message : undefined
  const message = body.message ?? error?.message ?? listed ?? memberMessages.unreadable
  const fields = errors && !Array.isArray(errors) ? errors : error?.field ? { [error.field]: message } : {}
  return new HttpError(message, status, { ...body, errors: { ...fields, root: { serverError: message } } })
}
