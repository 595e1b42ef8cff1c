import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { TICKET_BYTES_MAX } from '@/domain/tickets/limits'
import { newTicketSchema, ticketReceiptSchema } from '@/domain/tickets/schema'
import { ticketPagePath } from '@/domain/tickets/paths'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import { API_RESPONSES } from '@/messages/apiResponses'
import { withToken } from '@/server/createOnce'
import { rateLimitKey } from '@/server/rateLimitKey'
import { receiveTicket } from '@/server/tickets/receiveTicket'
import { clientNetwork } from '../http/clientNetwork'
import { ok } from '@/domain/result'
import { respond } from '../http/respond'
import { creatingRequest, creationFrom } from '../http/creation'
import type { WriteDeps } from '../http/deps'
import { limitBodySize } from '../http/limitBodySize'
import { methodNotAllowed } from '../http/methodNotAllowed'
import { errorResponse, json, looseOperation } from '../http/operations'

const PATH = '/api/v1/tickets'

const route = createRoute({
  path: PATH,
  method: 'post',
  request: creatingRequest(newTicketSchema),
  ...looseOperation('sendTicket', {
    201: { description: API_RESPONSES.received, content: json(ticketReceiptSchema) },
    422: errorResponse(API_RESPONSES.keyReused),
  }),
})

/** The response is only the URL of the message's page. */
export function ticketRoutes(app: OpenAPIHono, { pool, secret, trustedProxies }: WriteDeps): void {
  limitBodySize(app, PATH, TICKET_BYTES_MAX)
  app.openapi(route, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const ticket = c.req.valid('json')
    const network = clientNetwork(c, trustedProxies)
    const callers = [network, ...enclosingNetworks(network)].map((counted) => rateLimitKey('ticket', counted, secret))
    // The honeypot field: bots get a success and learn nothing.
    const made = withToken(creationFrom(c, callers[0] ?? '', ticket), secret)
    const received = ticket.website ? ok(made.token) : await receiveTicket(pool, ticket, callers, made)
    return respond(c, received.ok ? ok({ page: ticketPagePath(received.value) }) : received, 201)
  })
  methodNotAllowed(app, PATH, 'POST, OPTIONS')
}
