import { LIST_SHOWN } from '@/domain/recommendation/limits'
import type { RecommendationLists, RecommendedPlace } from '@/domain/recommendation/recommendations'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { Parameters } from '@/infra/database/parameters'
import type { Queryable } from '@/infra/database/pool'
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
