import type { Queryable } from '@/infra/database/pool'
import { refreshAllAgencies } from '../agencyFigures/refreshAgencies'
import { refreshRestaurantStats, type AffectedRestaurants } from './restaurantStats'
import { lockStatsExclusive } from './lock'
import { refreshMonths } from './monthlyStats'
import { applyScoreChanges, rebuildRanks } from './ranks'
import { refreshRatingPrior, rewriteRatings } from './ratings'

/**
 * Recomputes the numbers and ranks of some restaurants from their visits, for one id or a million. Call it after the
 * write and in its transaction. Writers queue on one lock until commit, and read what the one before them committed:
 * that is why the figures equal COUNT(*) no matter what ran in parallel (READ COMMITTED is required).
 * @param ids restaurants whose visits, name, region, category or visibility changed; unknown ones are ignored
 */
export async function refreshRestaurants(sql: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // Each once: the planner then knows how many there are, and reads one restaurant by index but a million in one sweep.
  const touched: AffectedRestaurants = { from: 'unnest($1::int[]) AS given (id)', values: [[...new Set(ids)]] }
  await lockStatsExclusive(sql)
  const scopes = await refreshRestaurantStats(sql, touched)
  await refreshMonths(sql, touched)
  await applyScoreChanges(sql, scopes)
}

/**
 * Recomputes every restaurant, every rank and every agency from nothing but visits and reviews: after a change of
 * rules, or as a repair.
 */
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
