import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { STALLED_CLIENT_MS } from '@/domain/http/limits'
import { gateMessages } from '@/messages/gate'

/** A request is answered, or its connection closed, within these times: slow clients hold nothing for ever. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 60_000

/** How often the two above are looked after (`createServer`). */
export const CHECK_INTERVAL_MS = 5_000

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

/** Answers whoever asks for another protocol: nothing here speaks one, and Next would be asked past the gate. */
export function rejectUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => {
    const body = gateMessages.upgrade
    socket.end(
      [
        'HTTP/1.1 400 Bad Request',
        'Connection: close',
        'Cache-Control: no-store',
        'Content-Type: text/plain; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  })
}
