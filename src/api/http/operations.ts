import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { API_DETAILS } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import { API_SUMMARIES, type ApiOperation } from '@/messages/apiSummaries'
import { errorSchema } from './sendError'

type Responses = RouteConfig['responses']

/** The content of a body in JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } })

/** A request body in JSON. Required: otherwise one of another content type would pass unread. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) })

/** A response whose body is an error. */
export const errorResponse = (description: string) => ({ description, content: json(errorSchema) })

/** An operation's part of the OpenAPI document: its id, its texts and its responses. */
export const operation = <R extends Responses>(operationId: ApiOperation, responses: R) => ({
  operationId,
  summary: API_SUMMARIES[operationId],
  ...(API_DETAILS[operationId] === undefined ? {} : { description: API_DETAILS[operationId] }),
  responses,
})

/** As `operation`, typed so that a handler may send an error of any status: its code decides which one that is. */
export const looseOperation = (operationId: ApiOperation, responses: Responses) => operation(operationId, responses)

/** A member's operation: a body, or 204 where there is no schema, and every error that it may come to. */
export const memberOperation = (operationId: ApiOperation, schema: z.ZodType | null = null, status: 200 | 201 = 200) =>
  looseOperation(operationId, {
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

/** A public read: cacheable, and open to everybody. */
export const publicReadOperation = (operationId: ApiOperation, schema: z.ZodType) => ({
  method: 'get' as const,
  ...operation(operationId, {
    200: { description: API_RESPONSES.ok, content: json(schema) },
    304: { description: API_RESPONSES.notModified },
    400: errorResponse(API_RESPONSES.badRequest),
  }),
})

/**
 * A public table as a CSV file.
 * @param responses beside those that every file has
 */
export const csvOperation = (operationId: ApiOperation, responses: Responses = {}) => ({
  method: 'get' as const,
  ...looseOperation(operationId, {
    200: { description: API_RESPONSES.csv, content: { 'text/csv': { schema: z.string() } } },
    400: errorResponse(API_RESPONSES.badRequest),
    429: errorResponse(API_RESPONSES.tooMany),
    503: errorResponse(API_RESPONSES.busyExport),
    ...responses,
  }),
})

/** The further errors of a read of one restaurant. */
export const notFoundOrGoneResponses = {
  404: errorResponse(API_RESPONSES.notFound),
  410: errorResponse(API_RESPONSES.gone),
}
