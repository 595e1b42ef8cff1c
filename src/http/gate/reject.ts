import type { IncomingMessage, ServerResponse } from 'node:http'
import { LINGER_MS } from '@/domain/http/limits'
import { MCP_PATH } from '@/domain/site/site'
import { gateMessages } from '@/messages/gate'

export interface Rejection {
  status: 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 503
  code: string
  message: string
  headers?: Record<string, string>
}

function bodyOf(path: string, { code, message }: Rejection): [type: string, body: string] {
  if (/^\/api\/(v1(\/|$)|openapi\.json$)/.test(path))
    return ['application/json', JSON.stringify({ error: { code, message } })]
  if (path === MCP_PATH)
    return ['application/json', JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })]
  if (/^\/api(\/|$)/.test(path)) return ['application/json', JSON.stringify({ errors: [{ message }] })]
  return ['text/plain', message]
}

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * After a request with a body the connection is closed; arriving data is drained, because a reset could discard the
 * response.
 */
export function reject(req: IncomingMessage, res: ServerResponse, rejection: Rejection): void {
  const [type, body] = bodyOf((req.url ?? '').split('?', 1)[0] ?? '', rejection)
  const lingers = carriesBody(req) && !req.complete
  res.writeHead(rejection.status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(lingers && { Connection: 'close' }),
    ...rejection.headers,
  })
  if (!lingers) {
    res.end(req.method === 'HEAD' ? undefined : body)
    return
  }
  const done = () => {
    clearTimeout(patience)
    res.end()
  }
  const patience = setTimeout(done, LINGER_MS)
  req.once('end', done).once('close', done).resume()
  if (req.method === 'HEAD') done()
  else res.write(body)
}

const RETRY_AFTER_SECONDS = 5

/** Sent instead of a long wait. */
export const TOO_BUSY: Rejection = {
  status: 503,
  code: 'too-busy',
  message: gateMessages.tooBusy(RETRY_AFTER_SECONDS),
  headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
}
