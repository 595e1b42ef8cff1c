import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { NETWORK_ASSETS_MAX, NETWORK_READS_MAX, NETWORK_WINDOW_SECONDS, NETWORK_WRITES_MAX } from '@/domain/http/limits'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { gateMessages } from '@/messages/gate'
import { isHealthPath } from './healthPath'
import { isRead } from './method'
import type { Rejection } from './reject'
import { isAsset } from './publicRoutes'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

const limiter = (points: number) => new RateLimiterMemory({ points, duration: NETWORK_WINDOW_SECONDS })

/**
 * Networks are forgotten when their window ends, which bounds memory. In a demo local calls are not counted: they come
 * from the owner rather than an unconfigured proxy.
 */
export function createNetworkRateLimit(
  trustedProxies: number,
  isDemo: boolean,
): (req: IncomingMessage, path: string) => Promise<Rejection | null> {
  const reads = limiter(NETWORK_READS_MAX)
  const assets = limiter(NETWORK_ASSETS_MAX)
  const writes = limiter(NETWORK_WRITES_MAX)
  return async (req, path) => {
    const connection = req.socket.remoteAddress
    const forwardedFor = [req.headers['x-forwarded-for']].flat().join(',') || undefined
    const isOwn = isDemo && trustedProxies === 0 && forwardedFor === undefined && LOOPBACK.test(connection ?? '')
    if (isOwn || isHealthPath(path)) return null
    const counted = !isRead(req.method ?? '') ? writes : isAsset(path) ? assets : reads
    try {
      await counted.consume(clientIpPrefix(connection, forwardedFor, trustedProxies))
      return null
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      const seconds = Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
      return {
        status: 429,
        code: 'too-many-requests',
        message: gateMessages.tooManyRequests(seconds),
        headers: { 'Retry-After': String(seconds) },
      }
    }
  }
}
