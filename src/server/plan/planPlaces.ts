import { parseNear } from '@/domain/nearby/nearPoint'
import { RADIUS_DEFAULT, TILE_PLACES_MAX } from '@/domain/nearby/nearby'
import { groupRange, leavesOutCafes } from '@/domain/plan/planRules'
import { PLAN_SIZE } from '@/domain/plan/plan'
import { type MapTile, tileBounds } from '@/domain/nearby/mapTile'
import type { DistrictPlan, GroupQuery, PlannedPlace, PlanQuery, TilePlan } from '@/contract/plan'
import type { CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import { nearSql, withinBounds } from '../directory/near/nearSql'
import { cuisineCondition, cuisineCounts } from '../directory/sql/foodConditions'
import { PHOTOGRAPH } from '../directory/sql/restaurantCard'
import { Parameters } from '../directory/sql/listStatement'
import { visible } from '../sqlConditions'

const OPEN = 'r.closed_on IS NULL'

/** FROM item: `id` and `distance`. */
function placesOf({ region, near, radius }: PlanQuery, parameters: Parameters): string {
  const point = near === undefined ? null : parseNear(near)
  if (point) return nearSql(point, radius ?? RADIUS_DEFAULT, parameters, OPEN)
  return `(
    SELECT r.id, NULL::int AS distance FROM restaurants r
    WHERE r.region_id = (SELECT id FROM regions WHERE code = ${parameters.add(region ?? null)}) AND ${OPEN}
      AND ${visible('restaurants', 'r')}
  )`
}

/** Across midnight; an unknown hour is near none. */
const isNearHour = (hour: string): string =>
  `v.has_time AND (extract(hour FROM v.spent_at AT TIME ZONE 'Asia/Seoul')::int - ${hour}::int + 25) % 24 <= 2`

const BY_GROUPS = 'b.group_count + b.weekday_count + b.hour_count + b.occasion_count DESC, b.last_group DESC, b.id'

/** Per place (OFFSET 0): the planner would read the whole country's. */
const VISITS = 'SELECT * FROM visits WHERE restaurant_id = p.id OFFSET 0'

/** Without an id if no place serves the group; the counts come nevertheless. */
type PlannedRow = (PlannedPlace | { id: null }) & { cuisines: CuisineCounts | null }

function servedCondition(query: PlanQuery): string {
  if (query.cuisine) return cuisineCondition(query.cuisine, 'r')
  return leavesOutCafes(query) ? `(${cuisineCondition('cafe', 'r')}) IS NOT TRUE` : 'true'
}

interface Among {
  /** FROM item with `id` and `distance` */
  places: (parameters: Parameters) => string
  /** on `r`; food counts ignore it */
  served: string
  limit: number
}

async function planAmong(sql: Queryable, query: GroupQuery, { places, served, limit }: Among): Promise<DistrictPlan> {
  const matched = groupRange(query.headcount, query.per_head_max)
  const parameters = new Parameters()
  const among = places(parameters)
  const add = (value: unknown) => parameters.add(value)
  const weekday = `${add(query.weekday ?? null)}::int`
  const hour = `${add(query.hour ?? null)}::int`
  const occasion = `${add(query.occasion ?? null)}::text`
  const { rows } = await sql.query<PlannedRow>(
    `${CUSTOM_PLAN} WITH met AS MATERIALIZED (
       SELECT p.id, min(p.distance) AS distance, count(*)::int AS group_count,
         round((percentile_cont(0.5) WITHIN GROUP (ORDER BY v.headcount))::numeric)::int AS headcount_median,
         round((percentile_cont(0.5) WITHIN GROUP (ORDER BY v.amount / v.headcount))::numeric)::int AS per_head_median,
         count(*) FILTER (WHERE v.has_time)::int AS timed_count,
         count(*) FILTER (
           WHERE extract(isodow FROM v.spent_at AT TIME ZONE 'Asia/Seoul')::int = ${weekday})::int AS weekday_count,
         count(*) FILTER (WHERE ${isNearHour(hour)})::int AS hour_count,
         count(*) FILTER (WHERE v.occasion::text = ${occasion})::int AS occasion_count,
         to_char(max(v.spent_at) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS last_group
       FROM ${among} p CROSS JOIN LATERAL (${VISITS}) v
       WHERE v.headcount BETWEEN ${add(matched.headcount_min)}::int AND ${add(matched.headcount_max)}::int
         AND v.amount BETWEEN ${add(matched.per_head_min)}::int * v.headcount
           AND ${add(matched.per_head_max)}::int * v.headcount
       GROUP BY p.id
     )
     SELECT r.id, r.title, r.category, r.sub_category, r.address, g.sub_add1, g.sub_add2,
       r.latitude, r.longitude, b.distance, b.group_count, b.headcount_median, b.per_head_median,
       b.timed_count, b.weekday_count, b.hour_count, b.occasion_count, b.last_group,
       ${PHOTOGRAPH} AS photo,
       (SELECT row_to_json(c) FROM (
         SELECT ${cuisineCounts('r')} FROM met JOIN restaurants r ON r.id = met.id HAVING count(*) > 0
       ) c) AS cuisines
     FROM (VALUES (1)) AS one LEFT JOIN (
       met b JOIN restaurants r ON r.id = b.id AND ${served} JOIN regions g ON g.id = r.region_id
     ) ON true CROSS JOIN LATERAL (SELECT r.is_active) s
     ORDER BY ${BY_GROUPS} LIMIT ${limit}`,
    parameters.values,
  )
  const data = rows.flatMap(({ cuisines: _cuisines, ...place }) => (place.id === null ? [] : [place]))
  return { data, matched, cuisines: rows[0]?.cuisines ?? null }
}

/** Similar size, within budget and not far below. A visit scores one, plus one each for weekday, hour and occasion. */
export const planPlaces = (sql: Queryable, query: PlanQuery): Promise<DistrictPlan> =>
  planAmong(sql, query, {
    places: (parameters) => placesOf(query, parameters),
    served: servedCondition(query),
    limit: PLAN_SIZE,
  })

/** All places, or the best `TILE_PLACES_MAX`, for a browser that filters by distance itself. */
export async function planTile(sql: Queryable, query: GroupQuery, tile: MapTile): Promise<TilePlan> {
  const places = (parameters: Parameters) =>
    `(SELECT r.id, NULL::int AS distance FROM restaurants r
      WHERE ${withinBounds(tileBounds(tile), parameters)} AND ${OPEN})`
  const { data, matched } = await planAmong(sql, query, { places, served: 'true', limit: TILE_PLACES_MAX + 1 })
  return { data: data.slice(0, TILE_PLACES_MAX), matched, is_partial: data.length > TILE_PLACES_MAX }
}
