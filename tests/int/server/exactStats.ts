import { expect } from 'vitest'
import type { Queryable } from '@/infra/database/pool'
import { naiveStats } from './naiveRankings'

async function storedStats(sql: Queryable) {
  const { rows: figures } = await sql.query<{ median: number | null }>(`
    SELECT restaurant_id AS id, region_code, province, category, is_active, used_for, year, agency_type AS type,
      visit_count, agency_count, total_amount, headcount_total, time_unknown_count, per_head_median AS median,
      first_visit, last_visit
    FROM restaurant_stats ORDER BY restaurant_id, year, agency_type COLLATE "C"`)
  const { rows: months } = await sql.query('SELECT * FROM restaurant_monthly_stats ORDER BY restaurant_id, month')
  const { rows: ranks } = await sql.query(`
    SELECT s.restaurant_id AS id, n.better_count + 1 AS national, p.better_count + 1 AS province, r.better_count + 1
      AS region
    FROM restaurant_stats s
    JOIN rank_scores n ON (n.scope, n.visit_count, n.agency_count) = ('national', s.visit_count, s.agency_count)
    LEFT JOIN rank_scores p ON (p.scope, p.visit_count, p.agency_count) = (s.province, s.visit_count, s.agency_count)
    LEFT JOIN rank_scores r ON (r.scope, r.visit_count, r.agency_count) = (s.region_code, s.visit_count, s.agency_count)
    WHERE s.year = 0 AND s.agency_type = '' AND s.is_active AND s.visit_count > 0 ORDER BY s.restaurant_id`)
  return { figures, months, ranks }
}

/** Expects every stored figure, month and rank to equal what a naive count of the visits gives. */
export async function expectExactStats(sql: Queryable): Promise<void> {
  const { figures, months, ranks } = await naiveStats(sql)
  const stored = await storedStats(sql)
  const whole = figures.map(({ median, ...row }) => ({ ...row, median: median === null ? null : Math.round(median) }))
  // The two ways of rounding a median may differ by one won.
  expect(stored.figures.map((row) => ({ ...row, median: null }))).toEqual(
    whole.map((row) => ({ ...row, median: null })),
  )
  stored.figures.forEach(({ median }, i) => {
    expect(median === null).toBe(whole[i]?.median === null)
    expect(Math.abs((median ?? 0) - (whole[i]?.median ?? 0))).toBeLessThanOrEqual(1)
  })
  expect(stored.months).toEqual(months)
  expect(stored.ranks).toEqual(ranks)
  const { rows } = await sql.query(`
    SELECT (SELECT COALESCE(SUM(restaurant_count), 0) FROM rank_scores WHERE scope = 'national') AS counted,
      (SELECT COUNT(*) FROM rank_scores WHERE restaurant_count <= 0) AS empty`)
  expect(rows).toEqual([{ counted: ranks.length, empty: 0 }])
}
