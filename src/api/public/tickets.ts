import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pool } from 'pg'
import { TICKET_BYTES_MAX } from '@/domain/tickets/limits'
import { newTicketSchema } from '@/domain/tickets/schema'
import { API_DETAILS, API_RESPONSES, API_SUMMARIES } from '@/messages/api'
import { rateLimitKey } from '@/server/rateLimitKey'
import { receiveTicket } from '@/server/tickets/receiveTicket'
import { clientNetwork } from '../http/clientNetwork'
import { errorSchema, sendError } from '../http/sendError'

/** What receiving letters needs beside the request. */
export interface TicketDeps {
  /** a pool that may write */
  pool: Pool
  /** of the installation: keys the hash of callers' addresses */
  secret: string
  /** see `callerNetwork` */
  trustedProxies: number
}

const PATH = '/api/v1/tickets'
const errorResponse = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } })

const route = createRoute({
  path: PATH,
  method: 'post',
  operationId: 'sendTicket',
  summary: API_SUMMARIES.sendTicket,
  description: API_DETAILS.sendTicket ?? '',
  // Required: otherwise a body of another content type would pass unread.
  request: { body: { required: true, content: { 'application/json': { schema: newTicketSchema } } } },
  responses: {
    204: { description: API_RESPONSES.received },
    400: errorResponse(API_RESPONSES.badRequest),
    413: errorResponse(API_RESPONSES.tooLarge),
    429: errorResponse(API_RESPONSES.tooMany),
  },
})

/** `POST /api/v1/tickets`: a letter to the operator. The answer is empty: it repeats nothing. */
export function ticketRoutes(app: OpenAPIHono, { pool, secret, trustedProxies }: TicketDeps): void {
  const tooLarge = (c: Context) => sendError(c, { code: 'body-too-large', params: { max: TICKET_BYTES_MAX } })
  app.use(PATH, bodyLimit({ maxSize: TICKET_BYTES_MAX, onError: tooLarge }))
  app.openapi(route, async (c) => {
    c.header('Cache-Control', 'no-store')
    const ticket = c.req.valid('json')
    const caller = rateLimitKey('ticket', clientNetwork(c, trustedProxies), secret)
    // A program that fills in every field is told what people are told, so that it learns nothing.
    const broken = ticket.website ? null : await receiveTicket(pool, ticket, caller)
    return broken ? sendError(c, broken) : c.body(null, 204)
  })
  app.all(PATH, (c) => sendError(c, { code: 'method-not-allowed', params: { allowed: 'POST, OPTIONS' } }))
}
