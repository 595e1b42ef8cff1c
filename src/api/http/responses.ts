import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { API_RESPONSES } from '@/messages/apiResponses'
import { errorSchema } from './sendError'

export type Responses = RouteConfig['responses']

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } })

export const errorResponse = (description: string) => ({ description, content: json(errorSchema) })

export type SessionName = 'member' | 'staff' | 'signUp'

/** Any request can get these. */
export const ANY_REQUEST = {
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

export const SESSION_ERRORS = {
  401: errorResponse(API_RESPONSES.notSignedIn),
  404: errorResponse(API_RESPONSES.nothingThere),
  409: errorResponse(API_RESPONSES.conflict),
  410: errorResponse(API_RESPONSES.goneNow),
}

export const NOTHING_THERE = { 404: errorResponse(API_RESPONSES.nothingThere) }

export const NOT_FOUND_OR_GONE = {
  404: errorResponse(API_RESPONSES.notFound),
  410: errorResponse(API_RESPONSES.gone),
}

export const CSV_FILE = {
  200: { description: API_RESPONSES.csv, content: { 'text/csv': { schema: z.string() } } },
  503: errorResponse(API_RESPONSES.busyExport),
}

/** Only for the OpenAPI document. */
export const BINARY = z.string().meta({ format: 'binary' })

/** A file of one of the types. */
export const fileOf = (...types: string[]): Responses => ({
  200: {
    description: API_RESPONSES.file,
    content: Object.fromEntries(types.map((type) => [type.replace(/;.*/, ''), { schema: BINARY }])),
  },
})
