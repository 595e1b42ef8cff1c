import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { TICKET_BYTES_MAX } from '@/domain/tickets/limits'
import { newTicketSchema } from '@/domain/tickets/schema'
import { API_RESPONSES } from '@/messages/api'
import { rateLimitKey } from '@/server/rateLimitKey'
import { receiveTicket } from '@/server/tickets/receiveTicket'
import { clientNetwork } from '../http/clientNetwork'
import { ok } from '@/domain/result'
import { respond } from '../http/respond'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { errorResponse, jsonBody, looseOperation } from '../http/operations'

const PATH = '/api/v1/tickets'

const route = createRoute({
  path: PATH,
  method: 'post',
  request: { body: jsonBody(newTicketSchema) },
  ...looseOperation('sendTicket', {
    204: { description: API_RESPONSES.received },
    400: errorResponse(API_RESPONSES.badRequest),
    413: errorResponse(API_RESPONSES.tooLarge),
    429: errorResponse(API_RESPONSES.tooMany),
  }),
})

/** `POST /api/v1/tickets`: a visitor's ticket to the operator. The response is empty: it repeats nothing of it. */
export function ticketRoutes(app: OpenAPIHono, { pool, secret, trustedProxies }: WriteDeps): void {
  limitBodySize(app, PATH, TICKET_BYTES_MAX)
  app.openapi(route, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const ticket = c.req.valid('json')
    const caller = rateLimitKey('ticket', clientNetwork(c, trustedProxies), secret)
    // The honeypot field: a program that fills it in gets the same response as people, so that it learns nothing.
    return respond(c, ticket.website ? ok() : await receiveTicket(pool, ticket, caller))
  })
  methodNotAllowed(app, PATH, 'POST, OPTIONS')
}
