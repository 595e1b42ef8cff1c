import type pg from 'pg'
import { poolSize } from './connection'
import { createPool, databaseUrl } from './pool'

/** Until 503. Includes opening the connection, which takes a busy machine a second. */
const CONNECTION_MS = 3_000
/** Longer than an import or merge holds a lock at its end. */
const LOCK_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 20_000
/** Above the server's own timeout, for a server that has stopped answering. */
const SILENCE_MS = 22_000

// Shared by both module graphs, like `pool`.
const shared = globalThis as typeof globalThis & { gonggongWritePool?: pg.Pool }

/** Bounded waits for connection, lock and statement; commands and jobs use `pool`, without limits. */
export const writePool = (): pg.Pool =>
  (shared.gonggongWritePool ??= createPool(
    databaseUrl(),
    poolSize('write'),
    { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
    { connectionTimeoutMillis: CONNECTION_MS, query_timeout: SILENCE_MS },
  ))

export async function closeWritePool(): Promise<void> {
  const ending = shared.gonggongWritePool
  shared.gonggongWritePool = undefined
  await ending?.end()
}
