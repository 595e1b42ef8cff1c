import type { z } from 'zod'
import { API_DETAILS, API_RESPONSES, API_SUMMARIES, type ApiOperation } from '@/messages/api'
import { errorSchema } from './sendError'

/** A body in JSON, as the OpenAPI document says it. */
export const json = (schema: z.ZodType) => ({ 'application/json': { schema } })

/** What every read says about itself in the OpenAPI document: its words, its answer and its refusals. */
export const publicReadOperation = <Id extends ApiOperation>(operationId: Id, schema: z.ZodType) => ({
  method: 'get' as const,
  operationId,
  summary: API_SUMMARIES[operationId],
  ...(API_DETAILS[operationId] === undefined ? {} : { description: API_DETAILS[operationId] }),
  responses: {
    200: { description: API_RESPONSES.ok, content: json(schema) },
    304: { description: API_RESPONSES.notModified },
    400: { description: API_RESPONSES.badRequest, content: json(errorSchema) },
  },
})

/** The refusals of a read of one restaurant. */
export const notFoundOrGoneResponses = {
  404: { description: API_RESPONSES.notFound, content: json(errorSchema) },
  410: { description: API_RESPONSES.gone, content: json(errorSchema) },
}
