import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { MEMBER_BYTES_MAX } from '@/domain/limits'
import { API_RESPONSES, type ApiOperation } from '@/messages/api'
import { errorSchema, refuse } from './errors'
import { operationWords } from './operationWords'
import { json } from './reads'

type Responses = RouteConfig['responses']

const refusal = (description: string) => ({ description, content: json(errorSchema) })

/**
 * What a member's operation answers: a body, or nothing where there is no schema, and its refusals. Stated by its
 * general type: which status a refusal has is decided elsewhere, by its code.
 */
export const memberResponses = (schema: z.ZodType | null, status: 200 | 201 = 200): Responses => ({
  ...(schema ? { [status]: { description: status === 201 ? API_RESPONSES.made : API_RESPONSES.ok, content: json(schema) } } : { 204: { description: API_RESPONSES.done } }),
  400: refusal(API_RESPONSES.badRequest),
  401: refusal(API_RESPONSES.notSignedIn),
  403: refusal(API_RESPONSES.notAllowed),
  404: refusal(API_RESPONSES.nothingThere),
  409: refusal(API_RESPONSES.conflict),
  429: refusal(API_RESPONSES.tooMany),
})

/** What a member's operation says about itself, and what it answers. */
export const acting = (operationId: ApiOperation, schema: z.ZodType | null = null, status: 200 | 201 = 200) => ({
  ...operationWords(operationId),
  responses: memberResponses(schema, status),
})

/** A body in JSON. Required: otherwise one of another content type would pass unread. */
export const memberBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } })

/**
 * What holds for every path of a resource: bodies have a size, and methods it does not take are refused by name. Comes
 * after the operations themselves.
 */
export function refuseTheRest(app: OpenAPIHono, path: string, methods: string): void {
  app.all(path, (c) => refuse(c, { code: 'method-not-allowed', params: { allowed: methods } }))
}

/** Bodies to a path are no larger than what members send. */
export function limitBodies(app: OpenAPIHono, path: string): void {
  app.use(path, bodyLimit({ maxSize: MEMBER_BYTES_MAX, onError: (c) => refuse(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }) }))
}
