import type pg from 'pg'
import { isUnavailable, noteUnavailable } from '../requestContext'
import { isConnectionError } from './pgErrors'

/** The database did not answer in time; it may be frozen, or out of reach. */
class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/** Whether the database answers at all. */
export type LivenessProbe = () => Promise<boolean>

const TICK_MS = 50
/** A read that waits longer asks whether the database answers anything, and gives up if it does not in as long. */
const PROBE_AFTER_MS = 400
const PROBE_TIMEOUT_MS = 400

interface Deadline {
  ms: number
  probe?: LivenessProbe | undefined
}

/**
 * The result of some work, or the end of patience with it. Counted in ticks: while this process itself is stuck none
 * pass, so that an answer which waits to be read is not taken for silence.
 */
function within<T>({ ms, probe }: Deadline, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let waited = 0
    const giveUp = (): void => {
      clearInterval(ticking)
      reject(new DatabaseTimeout(`timeout: the database did not answer within ${waited} ms`))
    }
    const ticking = setInterval(() => {
      waited += TICK_MS
      if (waited >= ms) giveUp()
      else if (waited === PROBE_AFTER_MS) void probe?.().then((answers) => !answers && giveUp())
    }, TICK_MS)
    work.finally(() => clearInterval(ticking)).then(resolve, reject)
  })
}

/**
 * A probe on a connection that stands in no queue, so that a crowd is not taken for silence. All who ask at a time
 * share one question.
 */
export function createLivenessProbe(pool: () => Pick<pg.Pool, 'query'>): LivenessProbe {
  let pending: Promise<boolean> | null = null
  return () =>
    (pending ??= within({ ms: PROBE_TIMEOUT_MS }, pool().query('SELECT 1'))
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = null)))
}

/**
 * A pool whose queries, the wait for a connection included, are given up after `ms`, or earlier when a probe shows
 * that the database answers no one: the server's own deadline does not help when the server is frozen. That it was
 * silent is noted for the request that waits, whose further reads fail at once. The connection is given back when the
 * database answers after all, or thrown away by the pool's own, longer deadlines.
 */
export function withDeadline(pool: pg.Pool, ms: number, probe?: LivenessProbe): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const patient = async (...args: unknown[]): Promise<unknown> => {
    // Next renders a page that failed once more, as its error; one wait is enough for both.
    if (isUnavailable()) throw new DatabaseTimeout('timeout: the database has failed to answer this request before')
    try {
      return await within({ ms, probe }, query(...args))
    } catch (error) {
      if (isConnectionError(error)) noteUnavailable()
      throw error
    }
  }
  return Object.assign(pool, { query: patient })
}
