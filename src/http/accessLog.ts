import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import type { Metrics } from '@/infra/metrics'
import type { RequestContext } from '@/infra/requestContext'
import { endRequestSpan, traceRequest } from '@/infra/tracing'
import { isEventStream } from './responseHeaders'

/** What nginx, HAProxy and Envoy make; anything else could forge lines of the log. */
const REQUEST_ID = /^[\w.:-]{8,128}$/

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
  const { TRUST_PROXY } = env()
  request.network = clientIpPrefix(req.socket.remoteAddress, forwardedFor, TRUST_PROXY)
  const trusted = TRUST_PROXY > 0 ? req.headers : {}
  const given = trusted['x-request-id']
  if (typeof given === 'string' && REQUEST_ID.test(given)) request.id = given
  traceRequest(request, req.method ?? '', trusted)
  res.setHeader('X-Request-Id', request.id)
  if (!observe && !request.span && !log.isLevelEnabled('info')) return
  const started = performance.now()
  request.route = routeOf(req.url ?? '')
  res.once('close', () => {
    const duration = performance.now() - started
    const isStream = isEventStream(res)
    const cacheStatus = res.getHeader('Cache-Status')?.toString()
    const { method = '' } = req
    endRequestSpan(request, method, res.statusCode)
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
