import { LIST_SHOWN } from '@/domain/recommendation/recommendation'
import {
  coverageOf,
  type OfflineCheck,
  type RecommendationLists,
  type RecommendationOverview,
  type RecommendedPlace,
} from '@/contract/recommendations'
import type { Queryable } from '@/infra/database/pool'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { Parameters } from '@/infra/database/statements'
import { figureReads } from '../backOffice/dashboard'
import { allSettledOrNull } from '../backOffice/settled'
import { readRefresh } from '../refreshRuns'
import { visible } from '../sqlConditions'
import { readSettings } from './settings'
import type { Bind } from '../backOffice/listSpec'
import { BY_SCORE, NATIONAL, popularScores, trendingScores } from './scoreSql'

async function top(sql: Queryable, scores: (bind: Bind) => string): Promise<RecommendedPlace[]> {
  const { add, values } = new Parameters()
  const { rows } = await sql.query<RecommendedPlace>(
    `WITH top AS MATERIALIZED (SELECT * FROM (${scores(add)}) s ORDER BY ${BY_SCORE} LIMIT ${add(LIST_SHOWN)})
     SELECT t.restaurant_id AS id, t.title AS name, r.address, coalesce(r.sub_category, r.category::text) AS category,
       t.score, t.visit_count AS visits, t.detail
     FROM top t JOIN restaurants r ON r.id = t.restaurant_id
     ORDER BY t.score DESC, t.visit_count DESC, t.title, t.restaurant_id`,
    values,
  )
  return rows
}

/** On current data; nothing is stored. */
export async function previewLists(
  sql: Queryable,
  { weights, region }: RecommendationSettings,
): Promise<RecommendationLists> {
  const [popular, trending, ofRegion] = await Promise.all([
    top(sql, (bind) => popularScores(weights, NATIONAL, bind)),
    top(sql, (bind) => trendingScores(weights, bind)),
    top(sql, (bind) => popularScores(weights, `s.region_code = ${bind(region)}`, bind)),
  ])
  return { popular, trending, region: ofRegion }
}

const EXCLUSIONS_SHOWN = 200

const KEPT = `
  SELECT m.list, m.restaurant_id AS id, r.title AS name, r.address,
    coalesce(r.sub_category, r.category::text) AS category, m.score, s.visit_count AS visits, m.detail
  FROM recommendations m JOIN restaurants r ON r.id = m.restaurant_id AND ${visible('restaurants', 'r')}
  JOIN restaurant_stats s ON s.restaurant_id = m.restaurant_id AND s.year = 0 AND s.agency_type = ''
  WHERE (m.scope = '' OR (m.list = 'region' AND m.scope = $1)) AND m.position <= $2 ORDER BY m.position`

async function keptLists(sql: Queryable): Promise<RecommendationLists> {
  const { region } = await readSettings(sql)
  const { rows } = await sql.query<RecommendedPlace & { list: keyof RecommendationLists }>(KEPT, [region, LIST_SHOWN])
  const of = (list: keyof RecommendationLists) => rows.filter((row) => row.list === list)
  return { popular: of('popular'), trending: of('trending'), region: of('region') }
}

const RECOMMENDED = `
  SELECT count(*)::int AS n FROM (SELECT DISTINCT restaurant_id FROM recommendations) m
  JOIN restaurants r ON r.id = m.restaurant_id AND ${visible('restaurants', 'r')}`

async function stats(sql: Queryable): Promise<RecommendationOverview['stats']> {
  const figures = figureReads(sql)
  const [{ total, active }, reviews, { rows }] = await Promise.all([
    figures.restaurants(),
    figures.reviews(),
    sql.query<{ n: number }>(RECOMMENDED),
  ])
  const recommended = rows[0]?.n ?? 0
  return {
    totalRestaurants: total,
    activeRestaurants: active,
    totalReviews: reviews.total,
    recommendationCoverage: coverageOf(active, total),
    recommended,
    // Tenths: the lists cover a few per cent of a large directory.
    reach: active === 0 ? 0 : Math.round((recommended / active) * 1_000) / 10,
  }
}

const EXCLUSIONS = `
  SELECT x.restaurant_id AS id, r.title AS name, x.reason, u.nickname AS by, x.excluded_at AS at
  FROM recommendation_exclusions x JOIN restaurants r ON r.id = x.restaurant_id
  LEFT JOIN users u ON u.id = x.excluded_by ORDER BY x.excluded_at DESC, x.restaurant_id LIMIT $1`

const CHECK = `
  SELECT member_count AS members, preference_hits AS "preferenceHits", popular_hits AS "popularHits",
    checked_at AS "checkedAt" FROM recommendation_checks ORDER BY id DESC LIMIT 1`

export async function readOverview(sql: Queryable): Promise<RecommendationOverview> {
  const settings = await readSettings(sql)
  const settled = await allSettledOrNull({
    refreshedAt: () => readRefresh(sql, 'recommendations'),
    stats: () => stats(sql),
    lists: () => keptLists(sql),
    exclusions: async () =>
      (await sql.query<NonNullable<RecommendationOverview['exclusions']>[number]>(EXCLUSIONS, [EXCLUSIONS_SHOWN])).rows,
    check: async () => (await sql.query<OfflineCheck>(CHECK)).rows[0] ?? null,
  })
  return { settings, ...settled }
}
