import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import type { Metrics } from '@/infra/metrics'
import type { RequestContext } from '@/infra/requestContext'
import { isEventStream } from './responseHeaders'

type RouteOf = (url: string) => string

/** Logs the route, without queries or addresses: paths may contain tokens or persons, searches a location. */
export function logAccess(
  req: IncomingMessage,
  res: ServerResponse,
  request: RequestContext,
  routeOf: RouteOf,
  observe?: Metrics['observeRequest'],
): void {
  const forwardedFor = [req.headers['x-forwarded-for']].flat().join(',') || undefined
  request.network = clientIpPrefix(req.socket.remoteAddress, forwardedFor, env().TRUST_PROXY)
  res.setHeader('X-Request-Id', request.id)
  if (!observe && !log.isLevelEnabled('info')) return
  const started = performance.now()
  request.route = routeOf(req.url ?? '')
  res.once('close', () => {
    const duration = performance.now() - started
    const isStream = isEventStream(res)
    const cacheStatus = res.getHeader('Cache-Status')?.toString()
    const { method = '' } = req
    if (!isStream)
      observe?.({ method, route: request.route ?? '', status: res.statusCode, seconds: duration / 1000, cacheStatus })
    log.info(
      {
        requestId: request.id,
        method,
        route: request.route,
        status: res.statusCode,
        ms: Math.round(duration),
        // A stream normally ends when its reader leaves.
        cut: (!res.writableFinished && !isStream) || undefined,
      },
      'request',
    )
  })
}
