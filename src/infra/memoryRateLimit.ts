import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** The seconds to wait; null if the request is allowed. */
export type MemoryRateLimit = (key: string) => Promise<number | null>

/** In this process; what must hold in all of them uses `consumeRateLimit`. Keys are forgotten after their window. */
export function createMemoryRateLimit(points: number, windowSeconds: number): MemoryRateLimit {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds })
  return async (key) => {
    try {
      await limiter.consume(key)
      return null
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
    }
  }
}
