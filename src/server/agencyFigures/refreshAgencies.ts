import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { COUNT_FIGURES, FIGURE_COLUMNS } from './figuresSql'

/** The job that counts stale agencies. */
export const STALE_AGENCIES_TASK = 'refresh_stale_agencies'

/** An arbitrary number that means "the figures of agencies" to PostgreSQL's advisory locks. */
const AGENCIES_LOCK = 8_214_003_131
/** Together, so that their visits are held in memory at once. */
const AT_ONCE = 20

const columnsOf = (row: string): string => FIGURE_COLUMNS.map((column) => `${row}.${column}`).join(', ')

/** Rows that would not change are left alone, and so are the pages that show them. */
const REFRESH = `
  INSERT INTO agency_stats AS s (agency_id, ${FIGURE_COLUMNS.join(', ')})
  SELECT c.agency_id, ${columnsOf('c')} FROM (${COUNT_FIGURES}) c JOIN agencies a ON a.id = c.agency_id
  ON CONFLICT (agency_id) DO UPDATE
  SET ${FIGURE_COLUMNS.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
  WHERE (${columnsOf('s')}) IS DISTINCT FROM (${columnsOf('EXCLUDED')})`

/**
 * Counts agencies anew. The note of what is stale goes first: whatever is committed after that is noted again.
 * @param sql inside a transaction
 */
async function refreshSome(sql: Queryable, ids: readonly number[]): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [AGENCIES_LOCK])
  await sql.query('DELETE FROM stale_agencies WHERE agency_id = ANY ($1::int[])', [ids])
  await sql.query(REFRESH, [ids])
}

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) => ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

const idsOf = async (sql: Queryable, text: string): Promise<number[]> =>
  (await sql.query<{ id: number }>(text)).rows.map(({ id }) => id)

/** Counts the agencies whose visits changed since they were counted, some in a transaction. */
export async function refreshStaleAgencies(pool: Pool): Promise<void> {
  for (const ids of chunksOf(await idsOf(pool, 'SELECT DISTINCT agency_id AS id FROM stale_agencies ORDER BY 1')))
    await transaction(pool, (sql) => refreshSome(sql, ids))
}

/** Counts every agency from nothing but visits. @param sql inside a transaction */
export async function refreshAllAgencies(sql: Queryable): Promise<void> {
  for (const ids of chunksOf(await idsOf(sql, 'SELECT id FROM agencies ORDER BY 1'))) await refreshSome(sql, ids)
}
