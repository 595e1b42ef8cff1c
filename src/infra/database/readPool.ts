import type pg from 'pg'
import { createPool, databaseUrl } from './pool'

/** No public read needs longer; one that does is stopped by the database instead of holding a connection. */
export const READ_TIMEOUT_MS = 900

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
export const createReadPool = (connectionString: string, max = 10): pg.Pool => createPool(connectionString, max, SETTINGS)

// One for both module graphs of the process, as `pool` is.
const shared = globalThis as typeof globalThis & { gonggongReadPool?: pg.Pool }

/**
 * The process's pool for public reads on `DATABASE_URL`.
 * @throws when the database has not been booted
 */
export function readPool(): pg.Pool {
  return (shared.gonggongReadPool ??= createReadPool(databaseUrl()))
}

/** Ends the shared pool, at shutdown. */
export async function closeReadPool(): Promise<void> {
  const ending = shared.gonggongReadPool
  shared.gonggongReadPool = undefined
  await ending?.end()
}
