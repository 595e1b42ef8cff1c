import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { refreshRatings } from '../rankings/ratings'
import { adoptAliasAddresses, clearAdoptedAddresses } from './aliasAddresses'
import { repointReferences, restoreReferences } from './repointReferences'

/** `into` survives. */
export interface Merge {
  from: number
  into: number
}

/** Their two sides have become one restaurant. */
export const resolveReviews = (sql: Queryable) =>
  sql.query(`
    UPDATE match_reviews q SET decision = 'auto_resolved', decided_at = now(), updated_at = now()
      FROM restaurant_aliases a
    WHERE a.id = q.alias_id AND a.restaurant_id = q.candidate_id AND q.decision = 'pending'`)

/** Those the merge had answered. */
const reopenReviews = (sql: Queryable, { from, into }: Merge) =>
  sql.query(
    `UPDATE match_reviews q SET decision = 'pending', decided_at = NULL, decided_by_id = NULL, updated_at = now()
     FROM restaurant_aliases a
     WHERE a.id = q.alias_id AND q.decision IN ('match', 'auto_resolved') AND a.restaurant_id <> q.candidate_id
       AND a.restaurant_id IN ($1, $2) AND q.candidate_id IN ($1, $2)`,
    [from, into],
  )

/** Rows that arrived under a spelling since move with it. */
const FOLLOW_SPELLINGS = `
  UPDATE visits v SET restaurant_id = $1 FROM restaurant_aliases a
  WHERE a.id = v.alias_id AND a.restaurant_id = $1 AND v.restaurant_id = $2`

/**
 * `from` gets back all it had, plus later rows under its spellings. Call `waitForImportLock` first. @throws
 * ViolationError `merge-superseded` if `into` was merged away since
 */
export async function undoMerge(sql: Queryable, merge: number, { from, into }: Merge): Promise<void> {
  const { rows } = await sql.query('SELECT FROM restaurants WHERE id = $1 AND merged_into_id = $2 FOR UPDATE', [
    from,
    into,
  ])
  if (rows.length === 0) throw new ViolationError({ code: 'merge-superseded', params: {} })
  await restoreReferences(sql, merge, from, into)
  await sql.query(FOLLOW_SPELLINGS, [from, into])
  await sql.query('UPDATE restaurants SET merged_into_id = NULL, updated_at = now() WHERE id = $1', [from])
  await clearAdoptedAddresses(sql, 'a.restaurant_id <> r.id AND r.id = $1', [into])
  await adoptAliasAddresses(sql, [into])
  await reopenReviews(sql, { from, into })
  await refreshRestaurants(sql, [from, into])
  await refreshRatings(sql, [from, into])
}

/** Locks both. Call `waitForImportLock` first. @throws ViolationError `merge-same-restaurant`, `already-merged` */
export async function requireMergeable(sql: Queryable, { from, into }: Merge): Promise<void> {
  if (from === into) throw new ViolationError({ code: 'merge-same-restaurant', params: {} })
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM restaurants WHERE id IN ($1, $2) AND merged_into_id IS NULL AND deleted_at IS NULL
      ORDER BY id FOR UPDATE`,
    [from, into],
  )
  const missing = [from, into].find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw new ViolationError({ code: 'already-merged', params: { id: missing } })
}

/** Leaves a redirect. Call `requireMergeable` first. */
export async function applyMerge(sql: Queryable, merge: number, { from, into }: Merge): Promise<void> {
  await repointReferences(sql, merge, from, into)
  await sql.query('UPDATE restaurants SET merged_into_id = $2, updated_at = now() WHERE id = $1', [from, into])
  await adoptAliasAddresses(sql, [into])
  // What it takes over is no news to those who saved it.
  await sql.query('DELETE FROM saved_place_states WHERE restaurant_id = $1', [into])
  await resolveReviews(sql)
  await refreshRestaurants(sql, [from, into])
  await refreshRatings(sql, [from, into])
}

/** By a person's decision; returns the record's id. Call `waitForImportLock` first. */
export async function recordMerge(sql: Queryable, merge: Merge, by: number | null): Promise<number> {
  await requireMergeable(sql, merge)
  const { rows } = await sql.query<{ id: number }>(
    'INSERT INTO restaurant_merges (from_id, into_id, merged_by_id) VALUES ($1, $2, $3) RETURNING id',
    [merge.from, merge.into, by],
  )
  const [record] = rows
  if (!record) throw new Error('an insert has no row')
  await applyMerge(sql, record.id, merge)
  return record.id
}
