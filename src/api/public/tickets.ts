import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { TICKET_BYTES_MAX, ticketPagePath } from '@/domain/tickets/tickets'
import { newTicketSchema, ticketReceiptSchema } from '@/contract/tickets'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import { API_RESPONSES } from '@/messages/apiResponses'
import { withToken } from '@/server/createOnce'
import { rateLimitKey } from '@/server/rateLimit'
import { receiveTicket } from '@/server/tickets/visitorTickets'
import { ok } from '@/domain/result'
import { clientNetwork, type WriteDeps } from '../http/deps'
import { respond, methodNotAllowed } from '../http/sendError'
import { creatingRequest, creationFrom } from '../http/creation'
import { limitBodySize } from '../http/requestBody'
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
