import type pg from 'pg'
import { waitTime } from '../env'
import { isUnavailable, noteUnavailable } from '../requestContext'
import { errorCauses } from '../errorCauses'
import { poolSize } from './connection'
import { createPool, databaseUrl, type Queryable } from './pool'
import { withPreparedStatements } from './statements'
import { isConnectionError } from './pgErrors'

class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

type LivenessProbe = () => Promise<boolean>

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
function within<T>({ ms, probe }: Deadline, work: Promise<T>): Promise<T> {
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
async function answerWithin<T>(deadline: Deadline, read: () => Promise<T>): Promise<T> {
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
function withDeadline(pool: pg.Pool, ms: number, probe?: LivenessProbe): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  return Object.assign(pool, { query: (...args: unknown[]) => answerWithin({ ms, probe }, () => query(...args)) })
}

/** Public reads that take longer are cancelled by the database, to free the connection. */
export const READ_TIMEOUT_MS = 900

/** How long a page waits under load; a running server cancels earlier, a frozen one is detected sooner. */
const PATIENCE_MS = 1_500
const isAnswering = createLivenessProbe(() => healthPool())
/** When a connection to a frozen server is discarded. */
const DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 }

const SETTINGS = {
  statement_timeout: READ_TIMEOUT_MS,
  default_transaction_read_only: 'on',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  // The indexes read here are in memory; with the default cost, small tables are scanned for every row.
  random_page_cost: 1.1,
}

/**
 * Without JIT and with one generic plan, because both cost as much as these reads; read-only, so that a defect cannot
 * write. The caller ends it.
 */
export const createReadPool = (connectionString: string, max = 10, probe?: LivenessProbe): pg.Pool =>
  withDeadline(createPool(connectionString, max, SETTINGS, DEADLINES), PATIENCE_MS, probe)

// Shared by both module graphs, like `pool`.
const shared = globalThis as typeof globalThis & {
  gonggongReadPool?: pg.Pool | undefined
  gonggongPreparedReads?: Queryable | undefined
  gonggongPagePool?: pg.Pool
  gonggongStaffPool?: pg.Pool
  gonggongHealthPool?: pg.Pool
}

export function readPool(): pg.Pool {
  return (shared.gonggongReadPool ??= createReadPool(databaseUrl(), poolSize('read'), isAnswering))
}

/** Each statement is parsed and planned once per connection. */
export function preparedReads(): Queryable {
  return (shared.gonggongPreparedReads ??= withPreparedStatements(readPool()))
}

/** For reads of a page that do not go through these pools. */
export const readPatiently = <T>(read: () => Promise<T>): Promise<T> =>
  answerWithin({ ms: PATIENCE_MS, probe: isAnswering }, read)

/** For a page's user. Not `readPool`, because sessions record their use; not `pool`, which may wait longer. */
export function pagePool(): pg.Pool {
  return (shared.gonggongPagePool ??= createPagePool(databaseUrl()))
}

const createPagePool = (connectionString: string): pg.Pool =>
  withDeadline(
    createPool(connectionString, poolSize('page'), { statement_timeout: READ_TIMEOUT_MS }, DEADLINES),
    PATIENCE_MS,
    isAnswering,
  )

/** Back-office lists may search without an index; exports read in blocks. */
const STAFF_TIMEOUT_MS = 4_000

/** Read-only, and separate from visitors' reads, which continue while staff search two million reviews. */
export function staffPool(): pg.Pool {
  return (shared.gonggongStaffPool ??= withDeadline(
    createPool(databaseUrl(), poolSize('staff'), { ...SETTINGS, ...STAFF_SETTINGS }, STAFF_DEADLINES),
    STAFF_TIMEOUT_MS + 1_000,
    isAnswering,
  ))
}

const STAFF_SETTINGS = {
  statement_timeout: STAFF_TIMEOUT_MS,
  plan_cache_mode: 'auto',
  // A page and its count must sample the same first rows of a table.
  synchronize_seqscans: 'off',
}
const STAFF_DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: STAFF_TIMEOUT_MS + 2_000 }

/** A health check must be answered within a second. */
const HEALTH_DEADLINE_MS = 800

export function healthPool(): pg.Pool {
  return (shared.gonggongHealthPool ??= createHealthPool(databaseUrl()))
}

/** One connection, opened at once and kept, so that a probe does not measure how fast a busy machine connects. */
export function createHealthPool(connectionString: string): pg.Pool {
  const deadlines = { ...DEADLINES, idleTimeoutMillis: 0 }
  const created = withDeadline(createPool(connectionString, 1, {}, deadlines), HEALTH_DEADLINE_MS)
  // If this fails, the next health check reports it.
  created.query('SELECT 1').catch(() => undefined)
  return created
}

export async function closeReadPools(): Promise<void> {
  const { gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool } = shared
  const all = [gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool]
  const ending = all.filter((pool) => pool !== undefined)
  shared.gonggongReadPool = shared.gonggongPagePool = undefined
  shared.gonggongPreparedReads = undefined
  shared.gonggongStaffPool = shared.gonggongHealthPool = undefined
  await Promise.all(ending.map((pool) => pool.end()))
}
