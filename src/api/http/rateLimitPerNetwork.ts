import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/infra/env'
import { clientNetwork } from './clientNetwork'

/** In this process. The limiter returns the seconds to wait; null if the request is allowed. */
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
