import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/infra/env'
import { clientNetwork } from './clientNetwork'

/**
 * A rate limit of a route, for each network, in this process.
 * @param limit so many requests (`points`) within so many seconds (`duration`)
 * @returns for a request, the seconds after which it may be sent again; null where it may go on
 */
export function createRateLimitPerNetwork(limit: {
  points: number
  duration: number
}): (c: Context) => Promise<number | null> {
  const limiter = new RateLimiterMemory(limit)
  return async (c) => {
    try {
      await limiter.consume(clientNetwork(c, env().TRUST_PROXY))
      return null
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
    }
  }
}
