import type pg from 'pg'
import { currentRequest } from '../requestContext'
import { poolSize } from './connection'
import { answerWithin, createLivenessProbe, type LivenessProbe, withDeadline } from './deadline'
import { createPool, databaseUrl, type PoolState, type Queryable } from './pool'
import { type ReadRouting, startReadRouting } from './readRouting'
import { readServerState, type ReadKind, type Replica, replicaPools } from './replica'
import { type QueryablePool, withPreparedStatements } from './statements'

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
  gonggongReadRouting?: ReadRouting | undefined
  gonggongPreparedReads?: Queryable | undefined
  gonggongPagePool?: pg.Pool
  gonggongStaffPool?: pg.Pool
  gonggongHealthPool?: pg.Pool
}

/** Of the primary. */
export function readPool(): pg.Pool {
  return (shared.gonggongReadPool ??= createReadPool(databaseUrl(), poolSize('read'), isAnswering))
}

const routed = (kind: ReadKind, primary: () => pg.Pool): QueryablePool => ({
  query: ((...args: unknown[]) =>
    shared.gonggongReadRouting?.query(kind, primary(), args) ??
    (primary().query as (...args: unknown[]) => unknown)(...args)) as pg.Pool['query'],
})

/** The public directory's reads: of a replica, if one has what the request must see. */
export const publicReads = routed('read', readPool)

/** Each statement is parsed and planned once per connection. */
export function preparedReads(): Queryable {
  return (shared.gonggongPreparedReads ??= withPreparedStatements(publicReads))
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

/** Staff lists, like `publicReads`. */
export const staffReads = routed('staff', staffPool) as Queryable

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

/** A replica that is full or silent is not worth a wait: the primary answers. */
const REPLICA_CONNECTION_MS = 500
const REPLICA_SILENCE_MS = 300

const replicaPool = (url: string, kind: ReadKind): pg.Pool => {
  const settings = kind === 'read' ? SETTINGS : { ...SETTINGS, ...STAFF_SETTINGS }
  const deadlines = {
    connectionTimeoutMillis: REPLICA_CONNECTION_MS,
    query_timeout: settings.statement_timeout + REPLICA_SILENCE_MS,
  }
  return createPool(url, poolSize(kind), settings, deadlines)
}

/** Of a process, to each: its pools and the poll. */
export const replicaConnections = (): number => poolSize('read') + poolSize('staff') + 1

/** `urls`: of standbys; those that are none are left out. Until `closeReadPools`. */
export async function startReplicas(urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const poolsOf = (url: string) => ({ read: replicaPool(url, 'read'), staff: replicaPool(url, 'staff') })
  const servers = urls.map((url) => ({ url, pools: poolsOf(url) }))
  shared.gonggongReadRouting = await startReadRouting(servers, healthPool())
}

export const replicas = (): readonly Replica[] => shared.gonggongReadRouting?.replicas ?? []

/** After a change that this process has heard of, and before it tells others: no replica answers without it. */
export const noteChange = (): void => shared.gonggongReadRouting?.noteChange()

/** Between a request's write and its answer, which it returns. */
export async function noteWrite<T>(answer: T): Promise<T> {
  const request = currentRequest()
  if (request?.readAfter !== Infinity || replicas().length === 0) return answer
  request.writtenAt = await readServerState(readPool()).then(
    ({ position }) => position,
    // The primary is lost: the caller's next reads use nothing else.
    () => Infinity,
  )
  return answer
}

/** Of this process, for the metrics. */
export const readPools = (): Record<string, PoolState> => ({
  read: readPool(),
  page: pagePool(),
  staff: staffPool(),
  health: healthPool(),
  ...replicaPools(replicas()),
})

export async function closeReadPools(): Promise<void> {
  const routing = shared.gonggongReadRouting
  shared.gonggongReadRouting = undefined
  await routing?.close()
  const { gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool } = shared
  const all = [gonggongReadPool, gonggongPagePool, gonggongStaffPool, gonggongHealthPool]
  const ending = all.filter((pool) => pool !== undefined)
  shared.gonggongReadPool = shared.gonggongPagePool = undefined
  shared.gonggongPreparedReads = undefined
  shared.gonggongStaffPool = shared.gonggongHealthPool = undefined
  await Promise.all(ending.map((pool) => pool.end()))
}
