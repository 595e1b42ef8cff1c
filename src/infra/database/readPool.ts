import type pg from 'pg'
import { createLivenessProbe, type LivenessProbe, withDeadline } from './withDeadline'
import { createPool, databaseUrl, type Queryable } from './pool'
import { withPreparedStatements } from './withPreparedStatements'

/** No public read needs longer; one that does is stopped by the database instead of holding a connection. */
export const READ_TIMEOUT_MS = 900

/**
 * A page waits this long for the answer to a read in a crowd; a server that runs ends it by itself before. One that
 * does not answer at all is found out earlier.
 */
const PATIENCE_MS = 1_500
const isAnswering = createLivenessProbe(() => healthPool())
/** When the pool throws away a connection on which a frozen server has not answered. */
const DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 }

/** Short questions, one a page. */
const PAGE_CONNECTIONS = 4

const SETTINGS = {
  statement_timeout: READ_TIMEOUT_MS,
  default_transaction_read_only: 'on',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  // The indexes that are read here are in memory: without this, small tables are scanned for every row of a page.
  random_page_cost: 1.1,
}

/**
 * A pool for public reads: statements end after `READ_TIMEOUT_MS`, nothing is compiled (JIT costs more than the reads
 * themselves), and a prepared statement is planned once (each plan costs as much as a short search; the statements are
 * written so that one plan serves every value). Read-only, so that no defect of a reader can write. The caller ends it.
 */
export const createReadPool = (connectionString: string, max = 10, probe?: LivenessProbe): pg.Pool =>
  withDeadline(createPool(connectionString, max, SETTINGS, DEADLINES), PATIENCE_MS, probe)

// One for both module graphs of the process, as `pool` is.
const shared = globalThis as typeof globalThis & {
  gonggongReadPool?: pg.Pool | undefined
  gonggongPreparedReads?: Queryable | undefined
  gonggongPagePool?: pg.Pool
  gonggongStaffPool?: pg.Pool
  gonggongHealthPool?: pg.Pool
}

/**
 * The process's pool for public reads on `DATABASE_URL`.
 * @throws when the database has not been booted
 */
export function readPool(): pg.Pool {
  return (shared.gonggongReadPool ??= createReadPool(databaseUrl(), undefined, isAnswering))
}

/**
 * The same pool for what pages read: each statement is parsed and planned once a connection.
 * @throws when the database has not been booted
 */
export function preparedReads(): Queryable {
  return (shared.gonggongPreparedReads ??= withPreparedStatements(readPool()))
}

/**
 * The process's pool for what a page asks of the person before it: whose session this is, what is theirs. Not
 * `readPool`, since a session notes when it was last seen; not `pool`, since no page waits as long as a write may.
 * @throws when the database has not been booted
 */
export function pagePool(): pg.Pool {
  return (shared.gonggongPagePool ??= createPagePool(databaseUrl()))
}

const createPagePool = (connectionString: string): pg.Pool =>
  withDeadline(
    createPool(connectionString, PAGE_CONNECTIONS, { statement_timeout: READ_TIMEOUT_MS }, DEADLINES),
    PATIENCE_MS,
    isAnswering,
  )

/** A list of the back office may search what no index holds; a file of all its rows is read in blocks. */
const STAFF_TIMEOUT_MS = 4_000
const STAFF_CONNECTIONS = 6

/**
 * The process's pool for lists of the back office: read-only, and apart from visitors, whose reads go on while somebody
 * searches two million reviews.
 * @throws when the database has not been booted
 */
export function staffPool(): pg.Pool {
  return (shared.gonggongStaffPool ??= withDeadline(
    createPool(databaseUrl(), STAFF_CONNECTIONS, { ...SETTINGS, ...STAFF_SETTINGS }, STAFF_DEADLINES),
    STAFF_TIMEOUT_MS + 1_000,
    isAnswering,
  ))
}

const STAFF_SETTINGS = {
  statement_timeout: STAFF_TIMEOUT_MS,
  plan_cache_mode: 'auto',
  // A page and its count that take the first rows of a table take the same ones.
  synchronize_seqscans: 'off',
}
const STAFF_DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: STAFF_TIMEOUT_MS + 2_000 }

/** A health check has to be answered within a second, no matter what the database does. */
const HEALTH_DEADLINE_MS = 800

/**
 * The process's one connection for health checks: no crowd of other reads stands before it.
 * @throws when the database has not been booted
 */
export function healthPool(): pg.Pool {
  return (shared.gonggongHealthPool ??= createHealthPool(databaseUrl()))
}

/**
 * A pool of one connection, which is opened at once and stays: a probe on it asks whether the database answers, not how
 * soon a busy machine connects. The caller ends it.
 */
export function createHealthPool(connectionString: string): pg.Pool {
  const deadlines = { ...DEADLINES, idleTimeoutMillis: 0 }
  const created = withDeadline(createPool(connectionString, 1, {}, deadlines), HEALTH_DEADLINE_MS)
  // Where this fails, the next health check says so.
  created.query('SELECT 1').catch(() => undefined)
  return created
}

/** Ends the shared pools, at shutdown. */
export async function closeReadPools(): Promise<void> {
  const { gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool } = shared
  const all = [gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool]
  const ending = all.filter((pool) => pool !== undefined)
  shared.gonggongReadPool = shared.gonggongPagePool = undefined
  shared.gonggongPreparedReads = undefined
  shared.gonggongStaffPool = shared.gonggongHealthPool = undefined
  await Promise.all(ending.map((pool) => pool.end()))
}
