import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { refreshRatings } from '../rankings/ratings'
import { adoptAliasAddresses } from './aliasAddresses'
import type { Merge } from './merge'
import { repointReferences } from './repointReferences'
import { resolveReviews } from './matchReviews'

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
