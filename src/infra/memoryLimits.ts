import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { waitTime } from './env'

/** Repeated calls do nothing. */
export type Release = () => void

export interface Limiter {
  /** @returns null if the queue is full or no slot was free in time */
  acquire: () => Promise<Release | null>
  run: <T>(work: () => Promise<T>) => Promise<T | null>
}

interface LimiterOptions {
  concurrency: number
  /** a function if it can change */
  queueMax: number | (() => number)
  /** unlimited by default; times `WAIT_FACTOR` */
  timeoutMs?: number
}

interface PriorityLimiterOptions<QueueMaxes extends readonly number[]> {
  concurrency: number
  queueMaxes: QueueMaxes
}

class QueueTimeout extends Error {}

export function createLimiter({ concurrency, queueMax, timeoutMs }: LimiterOptions): Limiter {
  const slots = new Semaphore(concurrency)
  return limiterOn(
    timeoutMs === undefined ? slots : withTimeout(slots, waitTime(timeoutMs), new QueueTimeout()),
    queueMax,
  )
}

/** Earlier ones have priority; each has its own queue, which the others cannot fill. */
export function createPriorityLimiters<const QueueMaxes extends readonly number[]>({
  concurrency,
  queueMaxes,
}: PriorityLimiterOptions<QueueMaxes>): { [Queue in keyof QueueMaxes]: Limiter } {
  const slots = new Semaphore(concurrency)
  const limiters = queueMaxes.map((queueMax, index) => limiterOn(slots, queueMax, -index))
  return limiters as { [Queue in keyof QueueMaxes]: Limiter }
}

function limiterOn(slots: SemaphoreInterface, queueMax: LimiterOptions['queueMax'], priority = 0): Limiter {
  let queued = 0
  const acquire = async (): Promise<Release | null> => {
    const waits = slots.isLocked()
    if (waits && queued >= (typeof queueMax === 'number' ? queueMax : queueMax())) return null
    if (waits) queued++
    try {
      const [, release] = await slots.acquire(1, priority)
      return release
    } catch (error) {
      if (error instanceof QueueTimeout) return null
      throw error
    } finally {
      if (waits) queued--
    }
  }
  return {
    acquire,
    async run(work) {
      const release = await acquire()
      if (!release) return null
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

/** Whom open streams and downloads count against, and the limit. */
export type Quota = readonly [counted: string, max: number]

export interface OpenCounts {
  /** null if a quota is exhausted; else releases the slot */
  acquire: (quotas: readonly Quota[]) => (() => void) | null
  of: (counted: string) => number
  readonly size: number
}

export function createOpenCounts(): OpenCounts {
  const counts = new Map<string, number>()
  const add = (counted: string, change: number): void => {
    const count = (counts.get(counted) ?? 0) + change
    if (count > 0) counts.set(counted, count)
    else counts.delete(counted)
  }
  return {
    acquire(quotas) {
      if (quotas.some(([counted, max]) => (counts.get(counted) ?? 0) >= max)) return null
      for (const [counted] of quotas) add(counted, 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        for (const [counted] of quotas) add(counted, -1)
      }
    },
    of: (counted) => counts.get(counted) ?? 0,
    get size() {
      return counts.size
    },
  }
}

/** The seconds to wait; null if the request is allowed. */
export type RateLimit = (key: string) => Promise<number | null>

/**
 * In this process (see `createSharedLimits` for several); what must hold in all of them uses `consumeRateLimit`. Keys
 * are forgotten after their window.
 */
export const createMemoryRateLimit = (points: number, windowSeconds: number): RateLimit =>
  rateLimitOf(new RateLimiterMemory({ points, duration: windowSeconds }))

export const rateLimitOf =
  (limiter: RateLimiterAbstract): RateLimit =>
  async (key) => {
    try {
      await limiter.consume(key)
      return null
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
    }
  }
