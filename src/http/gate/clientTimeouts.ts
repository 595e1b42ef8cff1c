import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { STALLED_CLIENT_MS } from '@/domain/http/limits'
import { gateMessages } from '@/messages/gate'
import { securityHeaders, setSecurityHeaders } from '../securityHeaders'

/** Against slow clients that hold connections forever. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 60_000
/** Longer than a proxy keeps idle connections (nginx: 60 s), or a request meets one that this server just closed. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000

/** The gate answers a missing Host header rather than Node. */
export const SERVER_OPTIONS: ServerOptions = { connectionsCheckingInterval: 5_000, requireHostHeader: false }

/** Too slow to send headers or the request, or to read the response. */
export function setClientTimeouts(server: Server, stalledMs = STALLED_CLIENT_MS): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
  // Node closes idle connections itself, unless the response has its own timeout listener.
  server.timeout = stalledMs
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    res.on('timeout', () => {
      const { socket } = res
      if (!socket) return
      // While the server is working, the client has nothing to read.
      if (req.complete && socket.writableLength === 0) socket.setTimeout(stalledMs)
      else socket.destroy()
    })
  })
}

const BROKEN_REQUESTS: Readonly<Record<string, readonly [line: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', gateMessages.tooSlow(REQUEST_TIMEOUT_MS / 1000)],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', gateMessages.headersTooLarge],
}
const UNREADABLE = ['400 Bad Request', gateMessages.unreadable] as const

/** Node alone sends only a status. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response in progress would be corrupted by this text.
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

/** None is supported, and Next would receive them without the gate. */
export function rejectUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    socket.end(plainAnswer('400 Bad Request', gateMessages.upgrade))
  })
}
