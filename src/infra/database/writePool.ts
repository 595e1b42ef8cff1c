import type pg from 'pg'
import { createPool, databaseUrl } from './pool'

/**
 * Anyone who writes waits so long for a connection; then the answer is 503 instead of a longer queue. A new one counts
 * from its first packet, and a busy machine needs a second for it.
 */
const CONNECTION_MS = 3_000
/** A lock that an import or a merge holds at its end is free before. */
const LOCK_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 20_000
/** Above the server's own: for one that has stopped answering at all. */
const SILENCE_MS = 22_000

// One for both module graphs of the process, as `pool` is.
const shared = globalThis as typeof globalThis & { gonggongWritePool?: pg.Pool }

/**
 * The process's pool for what people write, where nothing waits forever: neither for a connection, nor for a lock, nor
 * for a statement. Commands and jobs, whose work takes as long as it takes, use `pool`.
 * @throws when the database has not been booted
 */
export const writePool = (): pg.Pool =>
  (shared.gonggongWritePool ??= createPool(
    databaseUrl(),
    undefined,
    { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
    { connectionTimeoutMillis: CONNECTION_MS, query_timeout: SILENCE_MS },
  ))

/** Ends the shared pool, at shutdown. */
export async function closeWritePool(): Promise<void> {
  const ending = shared.gonggongWritePool
  shared.gonggongWritePool = undefined
  await ending?.end()
}
