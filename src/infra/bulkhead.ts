import { Semaphore, withTimeout } from 'async-mutex'

interface BulkheadOptions {
  /** how many are inside together */
  concurrency: number
  /** how many more may wait for a place */
  queueMax: number
  /** how long one waits */
  timeoutMs: number
}

/** Gives the place back; a second call does nothing. */
export type Release = () => void

/** Keeps what it bounds from taking everything: so many at once, so many waiting, and no longer than so. */
export interface Bulkhead {
  /** @returns null where there is no place, now or in time */
  acquire: () => Promise<Release | null>
}

class BulkheadFull extends Error {}

export function createBulkhead({ concurrency, queueMax, timeoutMs }: BulkheadOptions): Bulkhead {
  const places = new Semaphore(concurrency)
  const patient = withTimeout(places, timeoutMs, new BulkheadFull())
  let queue = 0
  return {
    async acquire() {
      if (places.isLocked() && queue >= queueMax) return null
      queue++
      try {
        const [, release] = await patient.acquire()
        return release
      } catch (error) {
        if (error instanceof BulkheadFull) return null
        throw error
      } finally {
        queue--
      }
    },
  }
}
