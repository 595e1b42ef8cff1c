import type { IncomingMessage, ServerResponse } from 'node:http'
import { LINGER_MS } from '@/domain/http/limits'

/** Why a request goes no further, as it is answered. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 503
  /** for programs */
  code: string
  /** for people */
  sentence: string
  headers?: Record<string, string>
}

/** The same refusal in the shape that its reader knows: the API's, Payload's, or a sentence for whoever opened a page. */
function bodyOf(path: string, { code, sentence }: Refusal): [type: string, body: string] {
  if (/^\/api\/(v1(\/|$)|openapi\.json$)/.test(path))
    return ['application/json', JSON.stringify({ error: { code, message: sentence } })]
  if (/^\/api(\/|$)/.test(path)) return ['application/json', JSON.stringify({ errors: [{ message: sentence }] })]
  return ['text/plain', sentence]
}

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Answers a request with its refusal. Where it carries a body, the connection is given up afterwards; what arrives in the
 * meantime is read away unseen, as a reset would take the answer from the client.
 */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal): void {
  const [type, body] = bodyOf((req.url ?? '').split('?', 1)[0] ?? '', refusal)
  const lingers = carriesBody(req) && !req.complete
  res.writeHead(refusal.status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(lingers && { Connection: 'close' }),
    ...refusal.headers,
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
