import type pg from 'pg'
import { createLivenessProbe, type LivenessProbe, withDeadline } from './withDeadline'
import { createPool, databaseUrl, type Queryable } from './pool'
import { withPreparedStatements } from './withPreparedStatements'

/** Public reads that take longer are cancelled by the database, to free the connection. */
export const READ_TIMEOUT_MS = 900

/**
 * How long a page waits for a read under load; a running server cancels it earlier. A frozen one is detected sooner.
 */
const PATIENCE_MS = 1_500
const isAnswering = createLivenessProbe(() => healthPool())
/** When the pool discards a connection on which a frozen server did not answer. */
const DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: 3_000 }

/** Short queries, one per page. */
const PAGE_CONNECTIONS = 4

const SETTINGS = {
  statement_timeout: READ_TIMEOUT_MS,
  default_transaction_read_only: 'on',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  // The indexes read here are in memory; with the default cost, small tables are scanned for every row.
  random_page_cost: 1.1,
}

/**
 * A pool for public reads: statements end after `READ_TIMEOUT_MS`, JIT is off (it costs more than the reads), and
 * prepared statements use one generic plan (planning costs as much as a short search, and the statements suit any
 * value). Read-only, so that a defect cannot write. The caller ends it.
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

/**
 * The process's pool for public reads on `DATABASE_URL`.
 * @throws if no database was booted
 */
export function readPool(): pg.Pool {
  return (shared.gonggongReadPool ??= createReadPool(databaseUrl(), undefined, isAnswering))
}

/**
 * The same pool for pages: each statement is parsed and planned once per connection.
 * @throws if no database was booted
 */
export function preparedReads(): Queryable {
  return (shared.gonggongPreparedReads ??= withPreparedStatements(readPool()))
}

/**
 * The pool for a page's queries about its user, such as the session. Not `readPool`, because sessions record their last
 * use; not `pool`, because a page must not wait as long as a write.
 * @throws if no database was booted
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

/** Back-office lists may search without an index; exports read in blocks. */
const STAFF_TIMEOUT_MS = 4_000
const STAFF_CONNECTIONS = 6

/**
 * The pool for back-office lists: read-only, and separate from visitors, whose reads continue while staff search two
 * million reviews.
 * @throws if no database was booted
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
  // A page and its count must sample the same first rows of a table.
  synchronize_seqscans: 'off',
}
const STAFF_DEADLINES = { connectionTimeoutMillis: 3_000, query_timeout: STAFF_TIMEOUT_MS + 2_000 }

/** A health check must be answered within a second, regardless of the database. */
const HEALTH_DEADLINE_MS = 800

/**
 * The single connection for health checks, which no other reads delay.
 * @throws if no database was booted
 */
export function healthPool(): pg.Pool {
  return (shared.gonggongHealthPool ??= createHealthPool(databaseUrl()))
}

/**
 * A pool of one connection, opened at once and kept: a probe measures whether the database answers, not how fast a busy
 * machine connects. The caller ends it.
 */
export function createHealthPool(connectionString: string): pg.Pool {
  const deadlines = { ...DEADLINES, idleTimeoutMillis: 0 }
  const created = withDeadline(createPool(connectionString, 1, {}, deadlines), HEALTH_DEADLINE_MS)
  // If this fails, the next health check reports it.
  created.query('SELECT 1').catch(() => undefined)
  return created
}

/** Ends the shared pools at shutdown. */
export async function closeReadPools(): Promise<void> {
  const { gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool } = shared
  const all = [gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool]
  const ending = all.filter((pool) => pool !== undefined)
  shared.gonggongReadPool = shared.gonggongPagePool = undefined
  shared.gonggongPreparedReads = undefined
  shared.gonggongStaffPool = shared.gonggongHealthPool = undefined
  await Promise.all(ending.map((pool) => pool.end()))
}
