import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import type { RequestContext } from '@/infra/requestContext'
import { isEventStream } from './eventStream'

type RouteOf = (url: string) => string

/** Logs the route, without queries or addresses: paths may contain tokens or persons, searches a location. */
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
        // A stream normally ends when its reader leaves.
        cut: (!res.writableFinished && !isEventStream(res)) || undefined,
      },
      'request',
    )
  })
}
