import type { Queryable } from '@/infra/database/pool'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { type Merge, recordMerge, resolveReviews } from './mergeRestaurants'

const LEFT = `
  SELECT EXISTS (SELECT FROM restaurant_aliases WHERE restaurant_id = $1)
    OR EXISTS (SELECT FROM visits WHERE restaurant_id = $1) AS "left"`

/**
 * Permanently: its visits follow. An emptied restaurant redirects to the other. Call `waitForImportLock` first, and
 * this after writing the spelling.
 */
export async function moveAlias(
  sql: Queryable,
  alias: number,
  { from, into }: Merge,
  by: number | null,
): Promise<void> {
  await sql.query(`UPDATE restaurant_aliases SET evidence = 'person', confidence = 1 WHERE id = $1`, [alias])
  await sql.query('UPDATE visits SET restaurant_id = $2 WHERE alias_id = $1 AND restaurant_id = $3', [
    alias,
    into,
    from,
  ])
  await resolveReviews(sql)
  const { rows } = await sql.query<{ left: boolean }>(LEFT, [from])
  if (rows[0]?.left) await refreshRestaurants(sql, [from, into])
  else await recordMerge(sql, { from, into }, by)
}
