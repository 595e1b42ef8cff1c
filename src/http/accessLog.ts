import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/infra/log'

/**
 * Gives a request its id (`X-Request-Id`, ours always: a caller's could forge log lines) and writes one line when the
 * answer is sent. Neither query values nor addresses are logged: a search may say where a person is.
 */
export function logAccess(req: IncomingMessage, res: ServerResponse): void {
  const id = randomUUID()
  res.setHeader('X-Request-Id', id)
  if (!log.isLevelEnabled('info')) return
  const started = performance.now()
  res.once('close', () => {
    const path = (req.url ?? '').split('?', 1)[0]
    const ms = Math.round(performance.now() - started)
    log.info({ id, method: req.method, path, status: res.statusCode, ms, cut: !res.writableFinished || undefined }, 'request')
  })
}
