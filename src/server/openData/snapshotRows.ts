import type { Restaurant } from '@/domain/directory/schemas'
import type { OpenDataTable } from '@/domain/openData/snapshot'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '@/server/visibility'
import { ALL_TIME, FILE_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'
import { allVisits } from './exportVisits'

const BLOCK = 2_000

const RESTAURANTS = `
  SELECT ${FILE_COLUMNS} FROM (
    SELECT * FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.restaurant_id > $1 ORDER BY s.restaurant_id LIMIT $2
  ) s ${CARD_JOINS_ALL_TIME} ORDER BY s.restaurant_id`

async function* allRestaurants(sql: Queryable): AsyncGenerator<Restaurant[], void> {
  for (let after = 0; ;) {
    const { rows } = await sql.query<Restaurant>(RESTAURANTS, [after, BLOCK])
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** Those without totals at public places are not public. */
const AGENCIES = `
  SELECT a.id, a.name, a.type::text AS type, own.visit_count, own.restaurant_count, own.total_amount,
    own.first_visit, own.last_visit
  FROM agencies a JOIN (
    SELECT v.agency_id, count(*) AS visit_count, count(DISTINCT v.restaurant_id) AS restaurant_count,
      COALESCE(sum(v.amount), 0)::bigint AS total_amount,
      min((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS first_visit,
      max((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS last_visit
    FROM visits v JOIN restaurants r ON r.id = v.restaurant_id AND ${visible('restaurants', 'r')}
    GROUP BY v.agency_id
  ) own ON own.agency_id = a.id
  ORDER BY a.id`

async function* allAgencies(sql: Queryable): AsyncGenerator<object[], void> {
  yield (await sql.query(AGENCIES)).rows
}

/** By id: only what the public API shows. `sql`: of a transaction with one snapshot */
export const snapshotRows: Record<OpenDataTable, (sql: Queryable) => AsyncGenerator<object[], void>> = {
  restaurants: allRestaurants,
  visits: (sql) => allVisits(sql, BLOCK),
  agencies: allAgencies,
}
