import pg from 'pg'
// for its type parsers: counts and sums as numbers, days as text
import './pool'

/** No public read needs longer; one that does is stopped by the database instead of holding a connection. */
export const READ_TIMEOUT_MS = 900

/**
 * A pool for public reads: statements end after `READ_TIMEOUT_MS`, and nothing is compiled (JIT costs more than the
 * reads themselves). Read-only by default, so that no defect of a reader can write. The caller ends it.
 */
export function createReadPool(connectionString: string, max = 10): pg.Pool {
  const created = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: `-c statement_timeout=${READ_TIMEOUT_MS} -c jit=off -c default_transaction_read_only=on`,
  })
  // An idle connection that dies (a database restart) must not take the process with it; the next query reconnects.
  created.on('error', () => undefined)
  return created
}

// One for both module graphs of the process, as `pool` is.
const shared = globalThis as typeof globalThis & { gonggongReadPool?: pg.Pool }

/**
 * The process's pool for public reads on `DATABASE_URL`.
 * @throws when the database has not been booted
 */
export function readPool(): pg.Pool {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: boot the database first')
  return (shared.gonggongReadPool ??= createReadPool(connectionString))
}

/** Ends the shared pool, at shutdown. */
export async function closeReadPool(): Promise<void> {
  const ending = shared.gonggongReadPool
  shared.gonggongReadPool = undefined
  await ending?.end()
}
