import type { Queryable } from '@/infra/database/pool'

/** Standard competition ranking: more visits, or equal visits and more institutions. */
const COUNT_BETTER = `
  UPDATE rank_scores s SET better_count = w.better_count
  FROM (
    SELECT scope, visit_count, agency_count, (SUM(restaurant_count) OVER higher - restaurant_count)::int AS better_count
    FROM rank_scores WHERE scope = ANY ($1::text[])
    WINDOW higher AS (PARTITION BY scope ORDER BY visit_count DESC, agency_count DESC)
  ) w
  WHERE (s.scope, s.visit_count, s.agency_count) = (w.scope, w.visit_count, w.agency_count)
    AND s.better_count <> w.better_count`

/** After scores have moved. */
export async function applyScoreChanges(sql: Queryable, scopes: string[]): Promise<void> {
  if (scopes.length === 0) return
  await sql.query('DELETE FROM rank_scores WHERE scope = ANY ($1::text[]) AND restaurant_count = 0', [scopes])
  await sql.query(COUNT_BETTER, [scopes])
}

export async function rebuildRanks(sql: Queryable): Promise<void> {
  await sql.query('DELETE FROM rank_scores')
  const { rows } = await sql.query<{ scope: string }>(`
    WITH written AS (
      INSERT INTO rank_scores (scope, visit_count, agency_count, restaurant_count)
      SELECT scope, visit_count, agency_count, COUNT(*)::int
      FROM restaurant_stats CROSS JOIN LATERAL (VALUES ('national'), (province), (region_code)) AS scopes (scope)
      WHERE year = 0 AND agency_type = '' AND is_active AND visit_count > 0 AND scope IS NOT NULL
      GROUP BY 1, 2, 3
      RETURNING scope
    )
    SELECT DISTINCT scope FROM written`)
  await applyScoreChanges(
    sql,
    rows.map(({ scope }) => scope),
  )
}
