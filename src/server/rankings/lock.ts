import type { Queryable } from '@/infra/database/pool'

const STATS_LOCK = 8_214_003_113

/** Until commit. A separate statement, because the next must take its snapshot after the lock. */
export const lockStatsExclusive = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock($1)', [STATS_LOCK])

/** Until commit, shared with other changes of single rows but not with full rewrites. */
export const lockStatsShared = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock_shared($1)', [STATS_LOCK])

const TRY_EVERY_MS = 50

/** For interactive requests: an import holds the lock for seconds. False if it still does after `patienceMs`. */
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
