import type pg from 'pg'
import { isUnavailable, noteUnavailable } from '../requestContext'
import { isConnectionError } from './pgErrors'

/** The database did not answer in time; it may be frozen, or out of reach. */
class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

const TICK_MS = 50

/**
 * The result of some work, or the end of patience with it. Counted in ticks: while this process itself is stuck none
 * pass, so that an answer which waits to be read is not taken for silence.
 */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(ms / TICK_MS)
    const ticking = setInterval(() => {
      if (--left > 0) return
      clearInterval(ticking)
      reject(new DatabaseTimeout(`timeout: the database did not answer within ${ms} ms`))
    }, TICK_MS)
    work.finally(() => clearInterval(ticking)).then(resolve, reject)
  })
}

/**
 * A pool whose queries, the wait for a connection included, are given up after `ms`: the server's own deadline does not
 * help when the server is frozen. That it was silent is noted for the request that waits, whose further reads fail at
 * once. The connection is given back when the database answers after all, or thrown away by the pool's own, longer
 * deadlines.
 */
export function withDeadline(pool: pg.Pool, ms: number): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const patient = async (...args: unknown[]): Promise<unknown> => {
    // Next renders a page that failed once more, as its error; one wait is enough for both.
    if (isUnavailable()) throw new DatabaseTimeout('timeout: the database has failed to answer this request before')
    try {
      return await within(ms, query(...args))
    } catch (error) {
      if (isConnectionError(error)) noteUnavailable()
      throw error
    }
  }
  return Object.assign(pool, { query: patient })
}
