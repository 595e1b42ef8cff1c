import type pg from 'pg'
import { waitTime } from '../env'
import { isUnavailable, noteUnavailable } from '../requestContext'
import { errorCauses } from '../errorCauses'
import { isConnectionError } from './pgErrors'

class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

export type LivenessProbe = () => Promise<boolean>

const TICK_MS = 50
/** A read that waits this long probes the database, and gives up after the same time without an answer. */
const PROBE_AFTER_MS = 400
const PROBE_TIMEOUT_MS = 400

interface Deadline {
  ms: number
  probe?: LivenessProbe | undefined
}

/**
 * Counts timer ticks: none pass while this process is blocked, so an unread answer does not count as silence. Ticks are
 * longer by `WAIT_FACTOR`.
 */
export function within<T>({ ms, probe }: Deadline, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let waited = 0
    const giveUp = (): void => {
      clearInterval(ticking)
      reject(new DatabaseTimeout(`timeout: the database did not answer within ${waitTime(waited)} ms`))
    }
    const ticking = setInterval(() => {
      waited += TICK_MS
      if (waited >= ms) giveUp()
      else if (waited === PROBE_AFTER_MS) void probe?.().then((answers) => !answers && giveUp())
    }, waitTime(TICK_MS))
    work.finally(() => clearInterval(ticking)).then(resolve, reject)
  })
}

/** On an unqueued connection, so that load is not mistaken for silence; concurrent callers share a probe. */
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

/** Fails after `ms`, or earlier if a probe finds the database silent. The request's further reads fail at once. */
export async function answerWithin<T>(deadline: Deadline, read: () => Promise<T>): Promise<T> {
  // Next renders a failed page again as its error; do not wait twice.
  if (isUnavailable()) throw new DatabaseTimeout('timeout: the database has failed to answer this request before')
  try {
    return await within(deadline, read())
  } catch (error) {
    if (errorCauses(error).some(isConnectionError)) noteUnavailable()
    throw error
  }
}

/** Includes the wait for a connection: pg's timeouts do not help then. The connection returns with the answer. */
export function withDeadline(pool: pg.Pool, ms: number, probe?: LivenessProbe): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  return Object.assign(pool, { query: (...args: unknown[]) => answerWithin({ ms, probe }, () => query(...args)) })
}
