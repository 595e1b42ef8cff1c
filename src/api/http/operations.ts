import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { API_DETAILS } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import { API_OPERATION_TAGS, API_SUMMARIES, type ApiOperation } from '@/messages/apiSummaries'
import { nameOperation } from './permissions'
import { errorSchema } from './sendError'

type Responses = RouteConfig['responses']

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } })

/** Required, because an optional body of another content type would skip validation. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) })

export const errorResponse = (description: string) => ({ description, content: json(errorSchema) })

export type Session = 'member' | 'staff' | 'signUp'

/** Any request can get these. */
const ANY_REQUEST = {
  400: errorResponse(API_RESPONSES.badRequest),
  403: errorResponse(API_RESPONSES.notAllowed),
  413: errorResponse(API_RESPONSES.tooLarge),
  414: errorResponse(API_RESPONSES.targetTooLong),
  415: errorResponse(API_RESPONSES.encodedBody),
  429: errorResponse(API_RESPONSES.tooMany),
  500: errorResponse(API_RESPONSES.failed),
  503: errorResponse(API_RESPONSES.unavailable),
  507: errorResponse(API_RESPONSES.storageFull),
}

/** Any one of `sessions` is accepted; public operations have none. */
export const operation = <R extends Responses>(
  operationId: ApiOperation,
  responses: R,
  sessions: readonly Session[] = [],
) => ({
  operationId,
  summary: API_SUMMARIES[operationId],
  description: API_DETAILS[operationId] ?? API_SUMMARIES[operationId],
  tags: [API_OPERATION_TAGS[operationId]],
  security: sessions.map((session) => ({ [session]: [] })),
  ...(sessions.length > 0 && { middleware: nameOperation(operationId) }),
  responses: { ...ANY_REQUEST, ...responses },
})

/** A handler may send an error of any status. */
export const looseOperation = (operationId: ApiOperation, responses: Responses, sessions?: readonly Session[]) =>
  operation<Responses>(operationId, responses, sessions)

const SESSION_ERRORS = {
  401: errorResponse(API_RESPONSES.notSignedIn),
  404: errorResponse(API_RESPONSES.nothingThere),
  409: errorResponse(API_RESPONSES.conflict),
  410: errorResponse(API_RESPONSES.goneNow),
}

const sessionOperation =
  (session: Session) =>
  (operationId: ApiOperation, schema: z.ZodType | null = null, status: 200 | 201 = 200) => {
    const description = status === 201 ? API_RESPONSES.made : API_RESPONSES.ok
    const success: Responses = schema
      ? { [status]: { description, content: json(schema) } }
      : { 204: { description: API_RESPONSES.done } }
    return looseOperation(operationId, { ...success, ...SESSION_ERRORS }, [session])
  }

/** 204 without a schema. */
export const memberOperation = sessionOperation('member')

export const staffOperation = sessionOperation('staff')

/** Its parameters are not documented. */
export function staffFileOperation(operationId: ApiOperation, ...types: string[]) {
  const file = { schema: z.string().meta({ format: 'binary' }) }
  const content = Object.fromEntries(types.map((type) => [type.replace(/;.*/, ''), file]))
  return looseOperation(operationId, { 200: { description: API_RESPONSES.file, content }, ...SESSION_ERRORS }, [
    'staff',
  ])
}

export const publicReadOperation = (operationId: ApiOperation, schema: z.ZodType) => ({
  method: 'get' as const,
  ...operation(operationId, {
    200: { description: API_RESPONSES.ok, content: json(schema) },
    304: { description: API_RESPONSES.notModified },
  }),
})

/** `responses`: in addition to the common ones */
export const csvOperation = (operationId: ApiOperation, responses: Responses = {}, type = 'text/csv') => ({
  method: 'get' as const,
  ...looseOperation(operationId, {
    200: {
      description: type === 'text/csv' ? API_RESPONSES.csv : API_RESPONSES.mapFile,
      content: { [type]: { schema: z.string() } },
    },
    503: errorResponse(API_RESPONSES.busyExport),
    ...responses,
  }),
})

export const notFoundOrGoneResponses = {
  404: errorResponse(API_RESPONSES.notFound),
  410: errorResponse(API_RESPONSES.gone),
}
