import type { RankExplanation, RankNeighbour } from '@/domain/directory/schemas'
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

export type RankNeighbours = Record<Side, RankNeighbour | null>

/** The next better and next worse score; among ties, the one nearest in the list. */
export async function readRankNeighbours(sql: Queryable, id: number): Promise<(scope: Scope) => RankNeighbours> {
  const { rows } = await sql.query<RankNeighbour & { scope: Scope; side: Side }>(NEIGHBOURS, [id])
  const find = (scope: Scope, side: Side): RankNeighbour | null => {
    const found = rows.find((row) => row.scope === scope && row.side === side)
    if (!found) return null
    const { scope: _scope, side: _side, ...neighbour } = found
    return neighbour
  }
  return (scope) => ({ next_above: find(scope, 'next_above'), next_below: find(scope, 'next_below') })
}
