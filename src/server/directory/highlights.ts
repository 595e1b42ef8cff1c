import type { Restaurant } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/directory'
import { ALL_TIME, BY_VISITS, CARD_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from './sql/restaurantCard'
import { instantSql } from '../sqlConditions'

const POPULAR = `
  SELECT ${CARD_COLUMNS}
  FROM (
    SELECT * FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.visit_count > 0
    ORDER BY ${BY_VISITS} LIMIT $1
  ) s ${CARD_JOINS_ALL_TIME}
  ORDER BY ${BY_VISITS}`

/** Without those that have no visits. */
export async function listPopular(sql: Queryable, n: number): Promise<Restaurant[]> {
  return (await sql.query<Restaurant>(POPULAR, [n])).rows
}

interface Trending {
  /** both inclusive */
  from: string
  to: string
  data: Restaurant[]
}

const WINDOW = `
  SELECT to_char(s.last_visit, 'YYYY-MM-DD') AS "to", to_char(s.last_visit - ($1::int - 1), 'YYYY-MM-DD') AS "from"
  FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.last_visit IS NOT NULL
  ORDER BY s.last_visit DESC NULLS LAST LIMIT 1`

/**
 * An index on the last visit finds candidates, and another (restaurant, time) counts their visits. Figures are read
 * only for the first few, including ties.
 */
const WITHIN = `v.spent_at >= $1::date::timestamp AT TIME ZONE 'Asia/Seoul'
  AND v.spent_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`

const TRENDING = `
  WITH busiest AS MATERIALIZED (
    SELECT s.restaurant_id,
      (SELECT count(*) FROM visits v WHERE v.restaurant_id = s.restaurant_id AND ${WITHIN}) AS visits
    FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.last_visit >= $1::date
    ORDER BY visits DESC FETCH FIRST $3 ROWS WITH TIES
  ),
  recent AS MATERIALIZED (
    SELECT s.restaurant_id, s.region_code, s.province, s.is_active, s.title, w.*
    FROM busiest JOIN restaurant_stats s ON s.restaurant_id = busiest.restaurant_id AND ${ALL_TIME('s')}
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS visit_count, count(DISTINCT v.agency_id)::int AS agency_count,
        COALESCE(sum(v.amount), 0)::bigint AS total_amount,
        round((percentile_cont(0.5) WITHIN GROUP (
          ORDER BY CASE WHEN v.headcount > 0 THEN v.amount::float8 / v.headcount::float8 END
        ))::numeric)::int AS per_head_median,
        max((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS last_visit
      FROM visits v WHERE v.restaurant_id = s.restaurant_id AND ${WITHIN}
    ) w
    ORDER BY w.visit_count DESC, w.agency_count DESC, s.title, s.restaurant_id LIMIT $3
  )
  SELECT ${CARD_COLUMNS}
  FROM recent s ${CARD_JOINS_PARTIAL}
  ORDER BY s.visit_count DESC, s.agency_count DESC, s.title, s.restaurant_id`

/**
 * In the `TRENDING_WINDOW_DAYS` days before the newest visit, because records are published months late. Ranks and
 * ratings cover all time.
 */
export async function listTrending(sql: Queryable, n: number): Promise<Trending> {
  const { rows } = await sql.query<{ from: string; to: string }>(WINDOW, [TRENDING_WINDOW_DAYS])
  const [window] = rows
  if (!window) return { from: '', to: '', data: [] }
  const { rows: data } = await sql.query<Restaurant>(TRENDING, [window.from, window.to, n])
  return { ...window, data }
}

const NEW_PLACES = 30

interface NewPlace {
  id: number
  title: string
  address: string | null
  visit_count: number
  agency_count: number
  /** when it was added to the directory */
  created_at: string
}

/** Along the index of a district's newest, until enough public ones are found. */
const NEWEST = `
  SELECT r.id, r.title, r.address, s.visit_count, s.agency_count, ${instantSql('r.created_at')} AS created_at
  FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')} AND s.visit_count > 0
  WHERE r.region_id = (SELECT id FROM regions WHERE code = $1)
  ORDER BY r.created_at DESC, r.id DESC LIMIT $2`

export async function listNewPlaces(sql: Queryable, regionCode: string): Promise<NewPlace[]> {
  return (await sql.query<NewPlace>(NEWEST, [regionCode, NEW_PLACES])).rows
}
