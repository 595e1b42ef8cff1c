import { ok } from '@/domain/result'
import { newTicketSchema, ticketReceiptSchema } from '@/contract/tickets'
import { TICKET_BYTES_MAX, ticketPagePath } from '@/domain/tickets/tickets'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import { API_RESPONSES } from '@/messages/apiResponses'
import { withToken } from '@/server/createOnce'
import { rateLimitKey } from '@/server/rateLimit'
import { receiveTicket } from '@/server/tickets/visitorTickets'
import { creationFrom } from '../http/creation'
import { clientNetwork } from '../http/deps'
import { json } from '../http/responses'
import { openRoute } from '../http/route'

/** The response is only the URL of the message's page. */
export const newTicket = openRoute({
  at: 'POST /api/v1/tickets',
  access: 'create tickets',
  operation: { id: 'sendTicket', tag: 'tickets', summary: '운영자에게 문의를 보내요.' },
  description:
    '보낸 곳마다 한 시간에 다섯 번까지 받아요. 넘으면 429와 기다릴 시간(Retry-After, 초)을 답해요. ' +
    'page는 처리 상태를 보는 비밀 주소이고 이 응답에만 나와요. 보낸 내용은 어떤 응답에도 나오지 않아요.',
  request: { body: newTicketSchema },
  bodyMax: TICKET_BYTES_MAX,
  creates: true,
  answer: ticketReceiptSchema,
  responses: { 201: { description: API_RESPONSES.received, content: json(ticketReceiptSchema) } },
  async run({ c, pool, secret, trustedProxies, body: ticket }) {
    const network = clientNetwork(c, trustedProxies)
    const callers = [network, ...enclosingNetworks(network)].map((counted) => rateLimitKey('ticket', counted, secret))
    // The honeypot field: bots get a success and learn nothing.
    const made = withToken(creationFrom(c, callers[0] ?? '', ticket), secret)
    const received = ticket.website ? ok(made.token) : await receiveTicket(pool, ticket, callers, made)
    return received.ok ? { page: ticketPagePath(received.value) } : received
  },
})
