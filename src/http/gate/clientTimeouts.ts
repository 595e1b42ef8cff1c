import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { STALLED_CLIENT_MS } from '@/domain/http/limits'
import { gateMessages } from '@/messages/gate'
import { securityHeaders, setSecurityHeaders } from '../headers'

/** A request is answered, or its connection closed, within these times: slow clients hold nothing forever. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 60_000

/** How often the two above are looked after. A missing Host header is for the gate to answer, not for Node. */
export const SERVER_OPTIONS: ServerOptions = { connectionsCheckingInterval: 5_000, requireHostHeader: false }

/** Gives up clients that do not get on with it: with sending headers, a request, or with taking the answer. */
export function setClientTimeouts(server: Server, stalledMs = STALLED_CLIENT_MS): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  // A connection on which nothing moves is closed by Node, unless the answer has a listener of its own.
  server.timeout = stalledMs
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    res.on('timeout', () => {
      const { socket } = res
      if (!socket) return
      // While we are the ones who work, the client has nothing to take.
      if (req.complete && socket.writableLength === 0) socket.setTimeout(stalledMs)
      else socket.destroy()
    })
  })
}

/** What Node says of a request that it could not take whole; any other one is unreadable. */
const BROKEN_REQUESTS: Readonly<Record<string, readonly [line: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', gateMessages.tooSlow(REQUEST_TIMEOUT_MS / 1000)],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', gateMessages.headersTooLarge],
}
const UNREADABLE = ['400 Bad Request', gateMessages.unreadable] as const

/** Tells a client whose request came too slowly, or is none, why it is given up; Node itself says a number alone. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response under way would read this as its own body.
    const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse }
    if (!socket.writable || response?.headersSent) return void socket.destroy(error)
    const [line, message] = BROKEN_REQUESTS[error.code ?? ''] ?? UNREADABLE
    socket.end(plainAnswer(line, message))
  })
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => {
    setSecurityHeaders(res)
    res.writeHead(417, { Connection: 'close', 'Cache-Control': 'no-store' }).end()
  })
}

const plainAnswer = (line: string, body: string): string =>
  [
    `HTTP/1.1 ${line}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

/** Answers anyone who asks for another protocol: nothing here speaks one, and Next would be asked past the gate. */
export function rejectUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    socket.end(plainAnswer('400 Bad Request', gateMessages.upgrade))
  })
}
