import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { waitTime } from './env'
import { createMemoryRateLimit, type RateLimit, rateLimitOf } from './memoryLimits'
import { pseudonym } from './pseudonym'
import { openRedis } from './redis'

/** A request waits no longer for Redis; times `WAIT_FACTOR`. */
const ANSWER_MS = 10
/** Then Redis is left alone for this long. */
const REST_MS = 1_000

class RedisTimeout extends Error {
  override name = 'RedisTimeout'
}

export interface SharedLimits {
  /**
   * Of all processes with one Redis and `PAYLOAD_SECRET`; of this one while Redis is lost or slow. The returned limit
   * takes networks, which Redis knows as pseudonyms.
   */
  create: (name: string, points: number, windowSeconds: number) => RateLimit
  /** whether Redis is connected */
  isReady: () => boolean
  close: () => void
}

/** The client writes in the next turn; an answer that came while this process was busy is read in the last one. */
async function silence(ms: number): Promise<typeof RedisTimeout> {
  await nextTurn()
  await setTimeout(ms, undefined, { ref: false })
  return nextTurn(RedisTimeout)
}

/** Connects in the background, and again when lost. */
export function createSharedLimits(url: string, answerMs = waitTime(ANSWER_MS)): SharedLimits {
  const client = openRedis(url, 'each process counts requests for itself')
  let restsUntil = -Infinity

  /** What `RateLimiterRedis` uses of a client. */
  const storeClient = {
    get isReady() {
      return client.isReady && performance.now() >= restsUntil
    },
    async eval(...given: Parameters<typeof client.eval>): Promise<unknown> {
      const answer = client.eval(...given)
      answer.catch(() => undefined)
      const first = await Promise.race([answer, silence(answerMs)])
      if (first !== RedisTimeout) return first
      restsUntil = performance.now() + REST_MS
      throw new RedisTimeout(`Redis did not answer within ${answerMs} ms`)
    },
  }

  return {
    create(name, points, windowSeconds) {
      const own = createMemoryRateLimit(points, windowSeconds)
      const shared = rateLimitOf(
        new RateLimiterRedis({
          points,
          duration: windowSeconds,
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `gonggong:${name}`,
        }),
      )
      // Counted here too, so that a Redis lost in the middle of a window leaves no empty count. Its loss is logged.
      return async (network) =>
        (await own(network)) ?? shared(pseudonym('network', network) ?? network).catch(() => null)
    },
    isReady: () => client.isReady,
    close: () => client.destroy(),
  }
}
