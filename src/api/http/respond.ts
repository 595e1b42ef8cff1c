import type { Context } from 'hono'
import type { Result } from '@/domain/result'
import { sendError } from './sendError'

/** Sends a use case's result: the value as JSON, 204 without one, or the violation. */
export function respond(c: Context, result: Result<object | void>, status: 200 | 201 = 200): Response {
  if (!result.ok) return sendError(c, result.violation)
  return result.value ? c.json(result.value, status) : c.body(null, 204)
}
