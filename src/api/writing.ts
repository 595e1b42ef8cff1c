import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { MEMBER_BYTES_MAX } from '@/domain/limits'
import { API_DETAILS, API_RESPONSES, API_SUMMARIES, type ApiOperation } from '@/messages/api'
import { errorSchema, refuse } from './errors'
import { json } from './reads'

/** What an operation says of itself in the OpenAPI document. */
export const words = (operationId: ApiOperation) => ({ operationId, summary: API_SUMMARIES[operationId], description: API_DETAILS[operationId] ?? '' })

/** A refusal, as the OpenAPI document says it. */
export const refusal = (description: string) => ({ description, content: json(errorSchema) })

/**
 * What members' operations answer. Stated by its general type: which status a refusal has is decided elsewhere, by its
 * code.
 */
export const memberAnswers = (answers: RouteConfig['responses']): RouteConfig['responses'] => ({ 401: refusal(API_RESPONSES.notSignedIn), ...answers })

/** Required: otherwise a body of another content type would pass unread. */
export const jsonBody = <Schema extends Parameters<typeof json>[0]>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** What is sent to a path is no larger than any member has to say, photographs aside. */
export function limitBody(app: OpenAPIHono, path: string): void {
  app.use(path, bodyLimit({ maxSize: MEMBER_BYTES_MAX, onError: (c) => refuse(c, { code: 'body-too-large', params: { max: MEMBER_BYTES_MAX } }) }))
}
