import type { RankExplanation } from '@/domain/directory/schemas'
import { RANK_FORMULA_DATE, RANK_FORMULA_VERSION } from '@/domain/rankFormula'
import { displayRegion } from '@/domain/region/displayRegion'
import { NATIONAL_LABEL } from '@/messages/labels'
import type { Queryable } from '@/infra/database/pool'
import { type RankNeighbours, readRankNeighbours } from './readRankNeighbours'
import { readYearlyRanks } from './readYearlyRanks'
import { ALL_TIME } from './sql/restaurantCard'

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
