import type { Restaurant } from '@/domain/directory/schemas'
import { TRENDING_WINDOW_DAYS } from '@/domain/limits'
import type { Sql } from '@/infra/database/pool'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './restaurantCard'

export interface Trending {
  /** calendar days, both inclusive */
  from: string
  to: string
  data: Restaurant[]
}

/**
 * Who can have a visit in the window is found by the last visit, from an index; only their visits are counted, each
 * by a range of (restaurant, time).
 */
const WINDOW = `
  SELECT to_char(s.last_visit, 'YYYY-MM-DD') AS "to", to_char(s.last_visit - ($1::int - 1), 'YYYY-MM-DD') AS "from"
  FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.last_visit IS NOT NULL
  ORDER BY s.last_visit DESC NULLS LAST LIMIT 1`

const TRENDING = `
  WITH recent AS MATERIALIZED (
    SELECT s.restaurant_id, w.visits
    FROM restaurant_stats s CROSS JOIN LATERAL (
      SELECT count(*) AS visits FROM visits v
      WHERE v.restaurant_id = s.restaurant_id
        AND v.spent_at >= $1::date::timestamp AT TIME ZONE 'Asia/Seoul'
        AND v.spent_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
    ) w
    WHERE ${ALL_TIME('s')} AND s.last_visit >= $1::date
    ORDER BY w.visits DESC, s.visit_count DESC, s.restaurant_id LIMIT $3
  )
  SELECT ${CARD_COLUMNS}
  FROM recent JOIN restaurant_stats s ON s.restaurant_id = recent.restaurant_id AND ${ALL_TIME('s')} ${CARD_JOINS_ALL_TIME}
  ORDER BY recent.visits DESC, s.visit_count DESC, s.restaurant_id`

/**
 * The `n` restaurants most visited in the `TRENDING_WINDOW_DAYS` days up to the newest visit in the data (records are
 * published months late, so "the last 30 days" from today would be empty). Empty days when there are no visits.
 */
export async function listTrending(sql: Sql, n: number): Promise<Trending> {
  const { rows } = await sql.query<{ from: string; to: string }>(WINDOW, [TRENDING_WINDOW_DAYS])
  const [window] = rows
  if (!window) return { from: '', to: '', data: [] }
  const { rows: data } = await sql.query<Restaurant>(TRENDING, [window.from, window.to, n])
  return { ...window, data }
}
