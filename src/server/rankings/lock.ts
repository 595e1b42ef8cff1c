import type { Queryable } from '@/infra/database/pool'

/** An arbitrary number that means "the numbers of the directory" to PostgreSQL's advisory locks. */
const STATS_LOCK = 8_214_003_113

/**
 * Alone with the numbers until commit. A statement of its own: the next one must take its snapshot after the lock is
 * held.
 */
export const lockStatsExclusive = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock($1)', [STATS_LOCK])

/** Among others who change single rows of the numbers until commit, but with no one who rewrites them. */
export const lockStatsShared = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock_shared($1)', [STATS_LOCK])

const TRY_EVERY_MS = 50

/**
 * The same without a long wait, for somebody who sits before a screen: an import holds the numbers for seconds at its
 * end.
 * @param patienceMs how long to try
 * @returns false where somebody rewrites them still
 */
export async function tryLockStatsShared(sql: Queryable, patienceMs: number): Promise<boolean> {
  for (let waited = 0; ; waited += TRY_EVERY_MS) {
    const { rows } = await sql.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock_shared($1) AS held', [
      STATS_LOCK,
    ])
    if (rows[0]?.held) return true
    if (waited >= patienceMs) return false
    await sql.query('SELECT pg_sleep($1)', [TRY_EVERY_MS / 1000])
  }
}
