import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { refreshRatings } from '../rankings/ratings'
import { adoptAliasAddresses, clearAdoptedAddresses } from './aliasAddresses'
import type { Merge } from './merge'
import { restoreReferences } from './repointReferences'
import { reopenReviews } from './matchReviews'

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
