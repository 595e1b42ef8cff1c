import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'

/** Repeated calls do nothing. */
export type Release = () => void

export interface Limiter {
  /** @returns null if the queue is full or no slot was free in time */
  acquire: () => Promise<Release | null>
  run: <T>(work: () => Promise<T>) => Promise<T | null>
}

interface LimiterOptions {
  concurrency: number
  queueMax: number
  /** unlimited by default */
  timeoutMs?: number
}

interface PriorityLimiterOptions<QueueMaxes extends readonly number[]> {
  concurrency: number
  queueMaxes: QueueMaxes
}

class QueueTimeout extends Error {}

export function createLimiter({ concurrency, queueMax, timeoutMs }: LimiterOptions): Limiter {
  const slots = new Semaphore(concurrency)
  return limiterOn(timeoutMs === undefined ? slots : withTimeout(slots, timeoutMs, new QueueTimeout()), queueMax)
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

function limiterOn(slots: SemaphoreInterface, queueMax: number, priority = 0): Limiter {
  let queued = 0
  const acquire = async (): Promise<Release | null> => {
    const waits = slots.isLocked()
    if (waits && queued >= queueMax) return null
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
