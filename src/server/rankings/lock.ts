import type { Queryable } from '@/infra/database/pool'

/** An arbitrary number that means "the numbers of the directory" to PostgreSQL's advisory locks. */
const STATS_LOCK = 8_214_003_113

/**
 * Alone with the numbers until commit. A statement of its own: the next one must take its snapshot after the lock is
 * held.
 */
export const lockStatsExclusive = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock($1)', [STATS_LOCK])

/** Among others who change single rows of the numbers until commit, but with nobody who rewrites them. */
export const lockStatsShared = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock_shared($1)', [STATS_LOCK])
