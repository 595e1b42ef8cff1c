import type { IncomingMessage } from 'node:http'
import { NETWORK_ASSETS_MAX, NETWORK_READS_MAX, NETWORK_WINDOW_SECONDS, NETWORK_WRITES_MAX } from '@/domain/http/limits'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { createMemoryRateLimit } from '@/infra/memoryLimits'
import type { SharedLimits } from '@/infra/sharedLimits'
import { gateMessages } from '@/messages/gate'
import { isHealthPath, isAsset } from './publicRoutes'
import { isOpenRead, isRead } from './method'
import type { Rejection } from './reject'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * In this process, or in all with one Redis. In a demo local calls are not counted: they come from the owner rather
 * than an unconfigured proxy.
 */
export function createNetworkRateLimit(
  trustedProxies: number,
  isDemo: boolean,
  shared?: SharedLimits,
): (req: IncomingMessage, path: string) => Promise<Rejection | null> {
  const limit = (name: string, max: number) =>
    shared?.create(name, max, NETWORK_WINDOW_SECONDS) ?? createMemoryRateLimit(max, NETWORK_WINDOW_SECONDS)
  const reads = limit('reads', NETWORK_READS_MAX)
  const assets = limit('assets', NETWORK_ASSETS_MAX)
  const writes = limit('writes', NETWORK_WRITES_MAX)
  return async (req, path) => {
    const connection = req.socket.remoteAddress
    const forwardedFor = [req.headers['x-forwarded-for']].flat().join(',') || undefined
    const isOwn = isDemo && trustedProxies === 0 && forwardedFor === undefined && LOOPBACK.test(connection ?? '')
    if (isOwn || isHealthPath(path)) return null
    const isWrite = !isRead(req.method ?? '') && !isOpenRead(path)
    const counted = isWrite ? writes : isAsset(path) ? assets : reads
    const seconds = await counted(clientIpPrefix(connection, forwardedFor, trustedProxies))
    if (seconds === null) return null
    return {
      status: 429,
      code: 'too-many-requests',
      message: gateMessages.tooManyRequests(seconds),
      headers: { 'Retry-After': String(seconds) },
    }
  }
}
