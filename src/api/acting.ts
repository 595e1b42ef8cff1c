import type { RouteConfig, z } from '@hono/zod-openapi'
import { API_DETAILS, API_RESPONSES, API_SUMMARIES, type ApiOperation } from '@/messages/api'
import { errorSchema } from './errors'
import { json } from './reads'

const refusal = (description: string) => ({ description, content: json(errorSchema) })

/**
 * What everything that a member does says about itself in the OpenAPI document: its words, its answer and its refusals.
 * @param answers what comes back; nothing where there is none
 */
export function acting(operationId: ApiOperation, answers?: z.ZodType, status: 200 | 201 = 200) {
  // Stated by its general type: which status a refusal has is decided elsewhere, by its code.
  const responses: RouteConfig['responses'] = {
    ...(answers ? { [status]: { description: API_RESPONSES.ok, content: json(answers) } } : { 204: { description: API_RESPONSES.done } }),
    400: refusal(API_RESPONSES.badRequest),
    401: refusal(API_RESPONSES.notSignedIn),
    403: refusal(API_RESPONSES.notAllowed),
    404: refusal(API_RESPONSES.nothingThere),
    409: refusal(API_RESPONSES.conflict),
    429: refusal(API_RESPONSES.tooMany),
  }
  const description = API_DETAILS[operationId]
  return { operationId, summary: API_SUMMARIES[operationId], ...(description === undefined ? {} : { description }), responses }
}

/** A body in JSON that has to be there: otherwise one of another content type would pass unread. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({ required: true as const, content: { 'application/json': { schema } } })
