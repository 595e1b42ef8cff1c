import type { RankExplanation, RankNeighbour } from '@/contract/directory'
import { RANK_FORMULA_DATE, RANK_FORMULA_VERSION } from '@/domain/directory/rank'
import { displayRegion } from '@/domain/region/regionNames'
import { NATIONAL_LABEL } from '@/messages/labels'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from './sql/restaurantCard'

type Scope = RankExplanation['ranks'][number]['scope']

/** Rows of the figures, and the histogram's name. */
const SCOPES: Record<Scope, { rows: string; name: string }> = {
  region: { rows: 'n.region_code = s.region_code', name: 's.region_code' },
  province: { rows: 'n.province = s.province', name: 's.province' },
  national: { rows: 'true', name: "'national'" },
}
/** Upwards or downwards from the own score. */
const SIDES = {
  next_above: { than: '>', order: 'n.visit_count, n.agency_count, n.title DESC, n.restaurant_id DESC' },
  next_below: { than: '<', order: 'n.visit_count DESC, n.agency_count DESC, n.title, n.restaurant_id' },
}
type Side = keyof typeof SIDES

const NEXT = (scope: Scope, side: Side): string => `
  SELECT '${scope}' AS scope, '${side}' AS side, next.*, k.better_count + 1 AS rank
  FROM own s CROSS JOIN LATERAL (
    SELECT n.restaurant_id AS id, n.title, n.visit_count, n.agency_count FROM restaurant_stats n
    WHERE ${SCOPES[scope].rows} AND ${ALL_TIME('n')} AND n.visit_count > 0
      AND (n.visit_count, n.agency_count) ${SIDES[side].than} (s.visit_count, s.agency_count)
    ORDER BY ${SIDES[side].order} LIMIT 1
  ) next
  JOIN rank_scores k ON k.scope = ${SCOPES[scope].name}
    AND k.visit_count = next.visit_count AND k.agency_count = next.agency_count`

const NEIGHBOURS = `
  WITH own AS MATERIALIZED (
    SELECT region_code, province, visit_count, agency_count FROM restaurant_stats s
    WHERE restaurant_id = $1 AND ${ALL_TIME('s')}
  )
  ${(Object.keys(SCOPES) as Scope[])
    .flatMap((scope) => (Object.keys(SIDES) as Side[]).map((side) => NEXT(scope, side)))
    .join(' UNION ALL ')}`

type RankNeighbours = Record<Side, RankNeighbour | null>

/** The next better and next worse score; among ties, the one nearest in the list. */
async function readRankNeighbours(sql: Queryable, id: number): Promise<(scope: Scope) => RankNeighbours> {
  const { rows } = await sql.query<RankNeighbour & { scope: Scope; side: Side }>(NEIGHBOURS, [id])
  const find = (scope: Scope, side: Side): RankNeighbour | null => {
    const found = rows.find((row) => row.scope === scope && row.side === side)
    if (!found) return null
    const { scope: _scope, side: _side, ...neighbour } = found
    return neighbour
  }
  return (scope) => ({ next_above: find(scope, 'next_above'), next_below: find(scope, 'next_below') })
}

/** Stored with the all-time figures, indexed by district, year and rank order. */
const YEARS = `
  SELECT s.year::int, counted.better + 1 AS rank, counted.of,
    ARRAY(
      SELECT m.period FROM generate_series(1, 12) n CROSS JOIN LATERAL (
        SELECT to_char(make_date(s.year, n, 1), 'YYYY-MM') AS period OFFSET 0) m
      WHERE EXISTS (SELECT FROM statistics_periods p
        WHERE p.dimension = 'region' AND p.period = m.period AND p.key = s.region_code)
      ORDER BY 1) AS months
  FROM restaurant_stats s CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE (n.visit_count, n.agency_count) > (s.visit_count, s.agency_count))::int AS better,
      count(*)::int AS "of"
    FROM restaurant_stats n
    WHERE n.region_code = s.region_code AND n.year = s.year AND n.agency_type = '' AND n.is_active AND n.visit_count > 0
  ) counted
  WHERE s.restaurant_id = $1 AND s.year > 0 AND s.agency_type = '' AND s.is_active AND s.visit_count > 0
    AND s.region_code IS NOT NULL
  ORDER BY s.year`

/** By each year alone, oldest first; with the months recorded in its district. */
async function readYearlyRanks(sql: Queryable, id: number): Promise<RankExplanation['years']> {
  const { rows } = await sql.query<RankExplanation['years'][number]>(YEARS, [id])
  return rows
}

interface Scored {
  restaurant_id: number
  title: string
  visit_count: number
  agency_count: number
  province: string | null
  district: string | null
  compared_to: string | null
}

const SCORE = `
  SELECT s.restaurant_id, r.title, s.visit_count, s.agency_count, s.province, g.sub_add2 AS district,
    (SELECT counted_before FROM previous_ranks LIMIT 1) AS compared_to
  FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id LEFT JOIN regions g ON g.code = s.region_code
  WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** Smallest scope first. A histogram has a few hundred rows, so its sums are cheap. */
const RANKS = `
  SELECT scopes.kind AS scope, own.better_count + 1 AS rank, own.restaurant_count - 1 AS tied, sums.ranked AS "of",
    sums.above, scopes.previous_rank
  FROM restaurant_stats s LEFT JOIN previous_ranks f USING (restaurant_id)
  CROSS JOIN LATERAL (VALUES (1, 'region', s.region_code, f.region_rank),
    (2, 'province', s.province, f.province_rank), (3, 'national', 'national', f.national_rank))
    AS scopes (size, kind, name, previous_rank)
  JOIN rank_scores own ON own.scope = scopes.name
    AND own.visit_count = s.visit_count AND own.agency_count = s.agency_count
  CROSS JOIN LATERAL (
    SELECT sum(k.restaurant_count) AS ranked,
      COALESCE(sum(k.restaurant_count) FILTER (WHERE k.visit_count > s.visit_count), 0) AS above
    FROM rank_scores k WHERE k.scope = scopes.name
  ) sums
  WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}
  ORDER BY scopes.size`

type RankRow = Omit<RankExplanation['ranks'][number], 'name' | keyof RankNeighbours>

/**
 * Score, and per scope those ranked, better and tied, neighbours, and the previous quarter's rank. No ranks without
 * visits; null if not public.
 */
export async function explainRank(sql: Queryable, id: number): Promise<RankExplanation | null> {
  const [{ rows: scored }, { rows: ranks }, neighboursIn, years] = await Promise.all([
    sql.query<Scored>(SCORE, [id]),
    sql.query<RankRow>(RANKS, [id]),
    readRankNeighbours(sql, id),
    readYearlyRanks(sql, id),
  ])
  const [place] = scored
  if (!place) return null
  const { restaurant_id, title, visit_count, agency_count, province, district, compared_to } = place
  const nameOf = {
    region: province ? displayRegion({ province, district }) : '',
    province: province ?? '',
    national: NATIONAL_LABEL,
  }
  return {
    restaurant_id,
    title,
    visit_count,
    agency_count,
    formula_version: RANK_FORMULA_VERSION,
    formula_date: RANK_FORMULA_DATE,
    ranks: ranks.map((row) => ({ ...row, name: nameOf[row.scope], ...neighboursIn(row.scope) })),
    compared_to,
    years,
  }
}
