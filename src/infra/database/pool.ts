import pg from 'pg'
import { waitTime } from '../env'
import { traceStatements } from '../tracing'
import { connectionConfig, poolSize } from './connection'

export interface Queryable {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>
}

// int8 (COUNT, SUM of int) arrives as text by default; every count and sum here is far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date is a calendar day rather than an instant: keep 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Of any version of `pg`. */
export interface PoolState extends Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  options: { max: number }
}

// The HTTP front and Next's bundle are two module graphs in one process and must share one pool.
const shared = globalThis as typeof globalThis & { gonggongPool?: pg.Pool; gonggongPayloadPool?: PoolState }

/** @throws if no database was booted */
export function pool(): pg.Pool {
  return (shared.gonggongPool ??= createPool(databaseUrl(), poolSize('own')))
}

/** Payload's own, while it runs: for the metrics. */
export const payloadPool = (): PoolState | undefined => shared.gonggongPayloadPool

export const setPayloadPool = (opened: PoolState | undefined): void => {
  if (opened) shared.gonggongPayloadPool = opened
  else delete shared.gonggongPayloadPool
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: boot the database first')
  return url
}

/** `DATABASE_URL` if no other is set */
export const databaseOwnerUrl = (): string => process.env.DATABASE_OWNER_URL || databaseUrl()

export async function asOwner<T>(work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = createPool(databaseOwnerUrl())
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

type Deadlines = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout' | 'idleTimeoutMillis'>

/** The caller ends it. `deadlines` are client-side timeouts, which work even if the server is frozen; in ms, times
 * `WAIT_FACTOR` like the timeouts in `settings`. */
export function createPool(
  connectionString: string,
  max = 10,
  settings: Record<string, string | number> = {},
  deadlines: Deadlines = {},
): pg.Pool {
  const { connectionTimeoutMillis = 5_000, query_timeout, idleTimeoutMillis = 30_000 } = deadlines
  const limits = {
    max,
    idleTimeoutMillis,
    connectionTimeoutMillis: waitTime(connectionTimeoutMillis),
    ...(query_timeout !== undefined && { query_timeout: waitTime(query_timeout) }),
  }
  const created = new pg.Pool({ ...connectionConfig(connectionString, settings), ...limits })
  // A connection lost to a database restart must not end the process: an idle one is replaced, a transaction fails.
  created.on('error', () => undefined)
  created.on('connect', (client) => {
    client.on('error', () => undefined)
    traceStatements(client)
  })
  return created
}

export async function closePool(): Promise<void> {
  const ending = shared.gonggongPool
  shared.gonggongPool = undefined
  await ending?.end()
}

export const transaction = <T>(from: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  runTransaction(from, work, 'COMMIT')

/** Always rolls back; returns the result. */
export const dryRunTransaction = <T>(from: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  runTransaction(from, work, 'ROLLBACK')

async function runTransaction<T>(
  from: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK',
): Promise<T> {
  const client = await from.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query(end)
    client.release()
    return result
  } catch (error) {
    // A connection that cannot roll back is discarded.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

/** Until 503. Includes opening the connection, which takes a busy machine a second. */
const CONNECTION_MS = 3_000
/** Longer than an import or merge holds a lock at its end. */
const LOCK_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 20_000
/** Above the server's own timeout, for a server that has stopped answering. */
const SILENCE_MS = 22_000

// Shared by both module graphs, like `pool`.
const sharedWritePool = globalThis as typeof globalThis & { gonggongWritePool?: pg.Pool }

/** Bounded waits for connection, lock and statement; commands and jobs use `pool`, without limits. */
export const writePool = (): pg.Pool =>
  (sharedWritePool.gonggongWritePool ??= createPool(
    databaseUrl(),
    poolSize('write'),
    { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
    { connectionTimeoutMillis: CONNECTION_MS, query_timeout: SILENCE_MS },
  ))

export async function closeWritePool(): Promise<void> {
  const ending = sharedWritePool.gonggongWritePool
  sharedWritePool.gonggongWritePool = undefined
  await ending?.end()
}
