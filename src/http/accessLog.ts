import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import type { RequestContext } from '@/infra/requestContext'
import { isEventStream } from './eventStream'

/** Which route a request's target is for; see `routeNamer`. */
type RouteOf = (url: string) => string

/**
 * Tells the client its request's id (`X-Request-Id`), which every line that is logged in the meantime carries, and
 * writes one line when the answer is sent. It names the route, not the path, and neither queries nor addresses: a path
 * may hold a token or a person, a search may say where somebody is.
 */
export function logAccess(req: IncomingMessage, res: ServerResponse, request: RequestContext, routeOf: RouteOf): void {
  const forwardedFor = [req.headers['x-forwarded-for']].flat().join(',') || undefined
  request.network = clientIpPrefix(req.socket.remoteAddress, forwardedFor, env().TRUST_PROXY)
  res.setHeader('X-Request-Id', request.id)
  if (!log.isLevelEnabled('info')) return
  const started = performance.now()
  request.route = routeOf(req.url ?? '')
  res.once('close', () => {
    const ms = Math.round(performance.now() - started)
    log.info(
      {
        requestId: request.id,
        method: req.method,
        route: request.route,
        status: res.statusCode,
        ms,
        // A stream ends when its reader leaves.
        cut: (!res.writableFinished && !isEventStream(res)) || undefined,
      },
      'request',
    )
  })
}
