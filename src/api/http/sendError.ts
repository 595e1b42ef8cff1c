import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { Context } from 'hono'
import { BUSY_SECONDS } from '@/domain/http/limits'
import { StorageError } from '@/domain/storage'
import type { Violation } from '@/domain/violation'
import {
  isConnectionError,
  isDataException,
  isForeignKeyViolation,
  isLockConflict,
  isQueryCanceled,
  isReadOnly,
} from '@/infra/database/pgErrors'
import { log } from '@/infra/log'
import { isStorageFull } from '@/infra/diskSpace'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/contract/httpStatus'
import type { Result } from '@/domain/result'
import { zodIssueToViolation } from './zodIssueToViolation'

export const errorSchema = z
  .object({
    error: z.object({
      code: z.string(),
      field: z.string().optional(),
      message: z.string(),
      /** the restaurant or agency that it was merged into */
      merged_into: z.int().optional(),
      /** accepted values where the given one is ambiguous */
      choices: z.array(z.string()).optional(),
    }),
  })
  .meta({ id: 'Error' })

export function sendError(c: Context, violation: Violation, field?: string) {
  const status = httpStatusOf(violation.code)
  const named = field ?? ('field' in violation.params ? violation.params.field : undefined)
  const error = {
    code: violation.code,
    ...(named === undefined ? {} : { field: named }),
    message: messageOf(violation),
    ...(violation.code === 'restaurant-merged' || violation.code === 'agency-merged'
      ? { merged_into: violation.params.id }
      : {}),
    ...(violation.code === 'ambiguous-region' ? { choices: violation.params.choices } : {}),
  }
  c.header('Cache-Control', 'no-store')
  if (violation.code === 'method-not-allowed') c.header('Allow', violation.params.allowed)
  if ('seconds' in violation.params) c.header('Retry-After', String(violation.params.seconds))
  else if (status === 503) c.header('Retry-After', '5')
  return c.json({ error }, status)
}

/** Sends the first schema issue. */
export const onValidationError = (
  result: { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } },
  c: Context,
) => {
  const issue = result.success ? undefined : result.error.issues[0]
  if (!issue) return undefined
  const { violation, field } = zodIssueToViolation(issue)
  if ((c.req.queries(field)?.length ?? 0) > 1) return sendError(c, { code: 'duplicate-parameter', params: { field } })
  return sendError(c, violation, field)
}

/** The account was deleted during its own request. */
const isDeletedUserReference = (error: Error): boolean => isForeignKeyViolation(error, /_user_id_/)

/** Absent in tests that call the app directly. */
interface ServerBindings {
  outgoing?: Pick<ServerResponse, 'headersSent'>
}

/** The client left, or the gate cut off the body. */
const isGivenUp = (c: Context): boolean =>
  c.req.raw.signal.aborted || (c.env as ServerBindings | undefined)?.outgoing?.headersSent === true

/** Known database errors become violations; the rest is logged and answered with 500. */
export function onError(error: Error, c: Context) {
  // Hono's error for a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return sendError(c, { code: 'invalid-body', params: {} })
  if (isGivenUp(c)) {
    log.info({ err: error }, 'the client went away while its request was read')
    return RESPONSE_ALREADY_SENT
  }
  if (isQueryCanceled(error)) return sendError(c, { code: 'query-timeout', params: {} })
  if (isReadOnly(error)) return sendError(c, { code: 'read-only', params: {} })
  if (isLockConflict(error)) return sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
  if (isDeletedUserReference(error)) return sendError(c, { code: 'unauthenticated', params: {} })
  if (isDataException(error)) {
    log.warn({ err: error }, 'a request holds a value that cannot be stored')
    return sendError(c, { code: 'invalid-query', params: {} })
  }
  log.error({ err: error }, 'public request failed')
  if (error instanceof StorageError) return sendError(c, { code: 'storage-unavailable', params: {} })
  if (isStorageFull(error)) return sendError(c, { code: 'storage-full', params: {} })
  return sendError(c, { code: isConnectionError(error) ? 'unavailable' : 'internal', params: {} })
}

/** Sends a use case's result: the value as JSON, 204 without one, or the violation. */
export function respond(c: Context, result: Result<object | void>, status: 200 | 201 = 200): Response {
  if (!result.ok) return sendError(c, result.violation)
  return result.value ? c.json(result.value, status) : c.body(null, 204)
}
