import type { Restaurant } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, BY_VISITS, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './sql/restaurantCard'

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
