import type { Sql } from '@/infra/database/pool'
import { refreshFigures, type Touched } from './stats/figures'
import { lockStats } from './stats/lock'
import { refreshMonths } from './stats/months'
import { applyScoreChanges, rebuildRanks } from './stats/ranks'
import { refreshRatingPrior, rewriteRatings } from './stats/ratings'

/**
 * Recomputes the numbers and ranks of some restaurants from their visits, for one id or a million. Call it after the
 * write and in its transaction. Writers queue on one lock until commit, and read what the one before them committed:
 * that is why the figures equal COUNT(*) whatever ran in parallel (READ COMMITTED is required).
 * @param ids restaurants whose visits, name, region, category or visibility changed; unknown ones are ignored
 */
export async function refreshRestaurants(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // Each once: the planner then knows how many there are, and reads one restaurant by index but a million in one sweep.
  const touched: Touched = { from: 'unnest($1::int[]) AS given (id)', values: [[...new Set(ids)]] }
  await lockStats(sql)
  const scopes = await refreshFigures(sql, touched)
  await refreshMonths(sql, touched)
  await applyScoreChanges(sql, scopes)
}

/** Recomputes every restaurant and every rank from nothing but visits and reviews: after a change of rules, or as a repair. */
export async function refreshAll(sql: Sql): Promise<void> {
  const touched: Touched = { from: 'restaurants', values: [] }
  await lockStats(sql)
  await refreshFigures(sql, touched)
  await refreshMonths(sql, touched)
  await rewriteRatings(sql, touched)
  await refreshRatingPrior(sql)
  await rebuildRanks(sql)
}
