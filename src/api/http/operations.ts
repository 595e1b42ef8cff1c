import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { API_RESPONSES, type ApiOperation } from '@/messages/api'
import { errorSchema, sendError } from './sendError'
import { operationDocs } from './operationDocs'
import { json } from './publicRead'

type Responses = RouteConfig['responses']

const errorResponse = (description: string) => ({ description, content: json(errorSchema) })

/**
 * What a member's operation answers: a body, or nothing where there is no schema, and its refusals. Stated by its
 * general type: which status a refusal has is decided elsewhere, by its code.
 */
export const standardResponses = (schema: z.ZodType | null, status: 200 | 201 = 200): Responses => ({
  ...(schema
    ? { [status]: { description: status === 201 ? API_RESPONSES.made : API_RESPONSES.ok, content: json(schema) } }
    : { 204: { description: API_RESPONSES.done } }),
  400: errorResponse(API_RESPONSES.badRequest),
  401: errorResponse(API_RESPONSES.notSignedIn),
  403: errorResponse(API_RESPONSES.notAllowed),
  404: errorResponse(API_RESPONSES.nothingThere),
  409: errorResponse(API_RESPONSES.conflict),
  429: errorResponse(API_RESPONSES.tooMany),
})

/** What a member's operation says about itself, and what it answers. */
export const memberOperation = (
  operationId: ApiOperation,
  schema: z.ZodType | null = null,
  status: 200 | 201 = 200,
) => ({
  ...operationDocs(operationId),
  responses: standardResponses(schema, status),
})

/** A body in JSON. Required: otherwise one of another content type would pass unread. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

/**
 * What holds for every path of a resource: bodies have a size, and methods it does not take are refused by name. Comes
 * after the operations themselves.
 */
export function methodNotAllowed(app: OpenAPIHono, path: string, methods: string): void {
  app.all(path, (c) => sendError(c, { code: 'method-not-allowed', params: { allowed: methods } }))
}

/** Bodies to a path are no larger than what members send. */
export function limitBodySize(app: OpenAPIHono, path: string): void {
  app.use(
    path,
    bodyLimit({
      maxSize: MEMBER_BYTES_MAX,
      onError: (c) => sendError(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }),
    }),
  )
}
