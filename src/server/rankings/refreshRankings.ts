import type { Queryable } from '@/infra/database/pool'
import { refreshAllAgencies } from '../agencyFigures/refreshAgencies'
import { refreshRestaurantStats, type AffectedRestaurants } from './restaurantStats'
import { lockStatsExclusive } from './lock'
import { refreshMonths } from './monthlyStats'
import { applyScoreChanges, rebuildRanks } from './ranks'
import { refreshRatingPrior, rewriteRatings } from './ratings'

/**
 * After the write, in its transaction. Writers queue on one lock until commit, so that figures equal COUNT(*) (READ
 * COMMITTED is required). `ids`: visits, name, region, category or visibility changed; unknown ones are ignored
 */
export async function refreshRestaurants(sql: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // Distinct: the planner then knows their number, and reads one by index but a million in one scan.
  const touched: AffectedRestaurants = { from: 'unnest($1::int[]) AS given (id)', values: [[...new Set(ids)]] }
  await lockStatsExclusive(sql)
  const scopes = await refreshRestaurantStats(sql, touched)
  await refreshMonths(sql, touched)
  await applyScoreChanges(sql, scopes)
}

/** After a rule change or as a repair. */
export async function refreshAll(sql: Queryable): Promise<void> {
  const touched: AffectedRestaurants = { from: 'restaurants', values: [] }
  await lockStatsExclusive(sql)
  await refreshRestaurantStats(sql, touched)
  await refreshMonths(sql, touched)
  await rewriteRatings(sql, touched)
  await refreshRatingPrior(sql)
  await rebuildRanks(sql)
  await refreshAllAgencies(sql)
}
