import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'

/** Frees the slot; a second call does nothing. */
export type Release = () => void

/** Bounds what runs at once and what waits, so that nothing takes everything. */
export interface Limiter {
  /** @returns null where no slot is free, now or in time, and the queue is full */
  acquire: () => Promise<Release | null>
  /** Runs the work in a slot; null, having run nothing, where there is none. */
  run: <T>(work: () => Promise<T>) => Promise<T | null>
}

interface LimiterOptions {
  /** how many run at once */
  concurrency: number
  /** how many more may wait */
  queueMax: number
  /** how long one waits; without it, until it is their turn */
  timeoutMs?: number
}

interface PriorityLimiterOptions<QueueMaxes extends readonly number[]> {
  /** how many run at once, through all limiters together */
  concurrency: number
  /** how many may wait at each limiter */
  queueMaxes: QueueMaxes
}

class QueueTimeout extends Error {}

export function createLimiter({ concurrency, queueMax, timeoutMs }: LimiterOptions): Limiter {
  const slots = new Semaphore(concurrency)
  return limiterOn(timeoutMs === undefined ? slots : withTimeout(slots, timeoutMs, new QueueTimeout()), queueMax)
}

/**
 * Limiters that share the same slots. Anyone who waits at an earlier one goes first, and each has a queue of its own,
 * which the others cannot fill.
 */
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
