import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { COUNT_FIGURES, COUNT_PLACES, FIGURE_COLUMNS } from './figuresSql'
import { refreshPublicationFacts } from './publicationFacts'

export const STALE_AGENCIES_TASK = 'refresh_stale_agencies'

const AGENCIES_LOCK = 8_214_003_131
/** Their visits are in memory together. */
const AT_ONCE = 20

const columnsOf = (row: string): string => FIGURE_COLUMNS.map((column) => `${row}.${column}`).join(', ')

/** Unchanged rows are not written, so that their pages stay cached. */
const REFRESH = `
  INSERT INTO agency_stats AS s (agency_id, ${FIGURE_COLUMNS.join(', ')})
  SELECT c.agency_id, ${columnsOf('c')} FROM (${COUNT_FIGURES}) c JOIN agencies a ON a.id = c.agency_id
  ON CONFLICT (agency_id) DO UPDATE
  SET ${FIGURE_COLUMNS.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}, changed_at = now()
  WHERE (${columnsOf('s')}) IS DISTINCT FROM (${columnsOf('EXCLUDED')})`

const PLACE_FIGURES = ['visit_count', 'total_amount', 'per_head_median', 'last_visit']
const placesOf = (row: string): string => PLACE_FIGURES.map((column) => `${row}.${column}`).join(', ')

/** For all restaurants; readers filter by visibility. */
const REFRESH_PLACES = `
  WITH fresh AS MATERIALIZED (${COUNT_PLACES}),
  gone AS (
    DELETE FROM agency_places p WHERE p.agency_id = ANY ($1::int[])
      AND NOT EXISTS (SELECT FROM fresh f WHERE (f.agency_id, f.restaurant_id) = (p.agency_id, p.restaurant_id))
  )
  INSERT INTO agency_places AS p (agency_id, restaurant_id, ${PLACE_FIGURES.join(', ')})
  SELECT f.agency_id, f.restaurant_id, ${placesOf('f')} FROM fresh f JOIN agencies a ON a.id = f.agency_id
  ON CONFLICT (agency_id, restaurant_id) DO UPDATE
  SET ${PLACE_FIGURES.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
  WHERE (${placesOf('p')}) IS DISTINCT FROM (${placesOf('EXCLUDED')})`

/** Agencies before the rows that refer to them, as their deletion locks them: the other order is a deadlock. */
const HOLD = 'SELECT FROM agencies WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE'

/** Clears stale marks first, so that later commits mark again. `sql`: inside a transaction */
async function refreshSome(sql: Queryable, ids: readonly number[]): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [AGENCIES_LOCK])
  await sql.query(HOLD, [ids])
  await sql.query('DELETE FROM stale_agencies WHERE agency_id = ANY ($1::int[])', [ids])
  await sql.query(REFRESH_PLACES, [ids])
  await sql.query(REFRESH, [ids])
  await refreshPublicationFacts(sql, ids)
}

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) => ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

const idsOf = async (sql: Queryable, text: string): Promise<number[]> =>
  (await sql.query<{ id: number }>(text)).rows.map(({ id }) => id)

export async function refreshStaleAgencies(pool: Pool): Promise<void> {
  for (const ids of chunksOf(await idsOf(pool, 'SELECT DISTINCT agency_id AS id FROM stale_agencies ORDER BY 1')))
    await transaction(pool, (sql) => refreshSome(sql, ids))
}

/** `sql`: inside a transaction */
export async function refreshAllAgencies(sql: Queryable): Promise<void> {
  for (const ids of chunksOf(await idsOf(sql, 'SELECT id FROM agencies ORDER BY 1'))) await refreshSome(sql, ids)
}
