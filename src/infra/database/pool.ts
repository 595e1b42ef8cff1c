import pg from 'pg'
import { connectionConfig } from './connection'

/** Anything that runs SQL: the pool, one client inside a transaction, or a Payload transaction (see `payloadSql`). */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>
}

// int8 (COUNT, SUM of int) arrives as text by default; every count and sum of won here is far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date is a calendar day, not an instant: keep 'YYYY-MM-DD'.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one pool.
const shared = globalThis as typeof globalThis & { gonggongPool?: pg.Pool }

/**
 * The process's connection pool on `DATABASE_URL`.
 * @throws when the database has not been booted
 */
export function pool(): pg.Pool {
  return (shared.gonggongPool ??= createPool(databaseUrl()))
}

/**
 * The address of the booted database.
 * @throws when none has been booted
 */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: boot the database first')
  return url
}

/** The address for the account that the database belongs to; `DATABASE_URL` itself where no other is set. */
export const databaseOwnerUrl = (): string => process.env.DATABASE_OWNER_URL || databaseUrl()

/**
 * Runs `work` as the account that the database belongs to, who alone may change its schema.
 * @throws when the database has not been booted
 */
export async function asOwner<T>(work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = createPool(databaseOwnerUrl())
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

type Deadlines = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout' | 'idleTimeoutMillis'>

/**
 * A pool with the product's settings; the caller ends it.
 * @param settings of PostgreSQL, for every connection of the pool
 * @param deadlines of this side, which hold when the server has stopped answering at all
 */
export function createPool(
  connectionString: string,
  max = 10,
  settings: Record<string, string | number> = {},
  deadlines: Deadlines = {},
): pg.Pool {
  const limits = { max, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, ...deadlines }
  const created = new pg.Pool({ ...connectionConfig(connectionString, settings), ...limits })
  // A connection that dies (a database restart) must not take the process with it. The next query on an idle one
  // reconnects; a transaction on it gets the error with the next statement.
  created.on('error', () => undefined)
  created.on('connect', (client) => client.on('error', () => undefined))
  return created
}

/** Ends the shared pool, at shutdown. */
export async function closePool(): Promise<void> {
  const ending = shared.gonggongPool
  shared.gonggongPool = undefined
  await ending?.end()
}

/** Runs `work` in one transaction on one connection: commit when it resolves, roll back when it throws. */
export const transaction = <T>(from: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  runTransaction(from, work, 'COMMIT')

/** Runs `work` in one transaction that is always rolled back: its answer is what it would have done. */
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
    // A connection that cannot even roll back is thrown away instead of going back into the pool.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
