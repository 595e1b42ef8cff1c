import { Semaphore, withTimeout } from 'async-mutex'

interface Room {
  /** how many are inside together */
  atOnce: number
  /** how many more may wait for a place */
  waiting: number
  /** how long one waits */
  patienceMs: number
}

/** Gives the place back; a second call does nothing. */
export type Leave = () => void

/** Keeps what it bounds from taking everything: so many at once, so many waiting, and no longer than so. */
export interface Bulkhead {
  /** @returns null where there is no place, now or in time */
  enter: () => Promise<Leave | null>
}

class NoPlace extends Error {}

export function createBulkhead({ atOnce, waiting, patienceMs }: Room): Bulkhead {
  const places = new Semaphore(atOnce)
  const patient = withTimeout(places, patienceMs, new NoPlace())
  let queue = 0
  return {
    async enter() {
      if (places.isLocked() && queue >= waiting) return null
      queue++
      try {
        const [, release] = await patient.acquire()
        return release
      } catch (error) {
        if (error instanceof NoPlace) return null
        throw error
      } finally {
        queue--
      }
    },
  }
}
