import { LIST_KEPT } from '@/domain/recommendation/limits'
import { DEFAULT_SETTINGS, type RecommendationSettings } from '@/domain/recommendation/settings'
import { Parameters } from '@/infra/database/parameters'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { noteRefresh } from '../refreshRuns'
import { checkOffline } from './checkOffline'
import { refreshSurges } from './refreshSurges'
import { BY_SCORE, NATIONAL, popularScores, trendingScores } from './scoreSql'

const RECOMMENDATION_LOCK = 8_214_003_133

const INSERT = (list: string, scope: string, scores: string): string => `
  INSERT INTO recommendations (list, scope, position, restaurant_id, score, detail, category, price)
  SELECT '${list}', scope, position, ranked.restaurant_id, score, detail, coalesce(o.sub_category, o.category),
    o.per_head_median
  FROM (SELECT *, row_number() OVER (PARTITION BY scope ORDER BY ${BY_SCORE}) AS position
        FROM (SELECT *, ${scope} AS scope FROM (${scores}) s) scoped) ranked
  JOIN restaurant_stats o ON o.restaurant_id = ranked.restaurant_id AND ${ALL_TIME('o')}
  WHERE position <= ${LIST_KEPT} AND scope IS NOT NULL`

/** Also evaluates the lists. `sql`: inside a transaction without a short deadline: a million visits take seconds */
export async function refreshRecommendations(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('SELECT pg_advisory_xact_lock($1)', [RECOMMENDATION_LOCK])
  const { rows } = await sql.query<RecommendationSettings>('SELECT weights FROM recommendation_settings')
  const { weights } = rows[0] ?? DEFAULT_SETTINGS
  await sql.query('DELETE FROM recommendations')
  const insert = async (list: string, scope: string, scores: (bind: (value: unknown) => string) => string) => {
    const { add, values } = new Parameters()
    await sql.query(INSERT(list, scope, scores(add)), values)
  }
  await refreshSurges(sql)
  await insert('popular', `''`, (bind) => popularScores(weights, NATIONAL, bind))
  await insert('region', 'region_code', (bind) => popularScores(weights, 'true', bind))
  await insert('trending', `''`, (bind) => trendingScores(weights, bind))
  const check = await checkOffline(sql, weights)
  await sql.query(
    `INSERT INTO recommendation_checks (weights, member_count, preference_hits, popular_hits) VALUES ($1, $2, $3, $4)`,
    [JSON.stringify(weights), check.members, check.preferenceHits, check.popularHits],
  )
  await noteRefresh(sql, 'recommendations', started)
}
