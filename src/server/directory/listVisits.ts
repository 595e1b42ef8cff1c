import type { Visit, VisitPage } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from './sql/paginate'
import { ALL_TIME } from './sql/restaurantCard'
import { VISIT_COLUMNS, VISIT_JOINS } from './sql/visitRow'

const VISITS = `
  SELECT ${VISIT_COLUMNS} FROM (
    SELECT * FROM visits WHERE restaurant_id = $1 ORDER BY spent_at DESC, id DESC LIMIT $2 OFFSET $3
  ) v ${VISIT_JOINS}
  ORDER BY v.spent_at DESC, v.id DESC`

const TOTAL = `SELECT s.visit_count FROM restaurant_stats s WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** Newest first; empty if the restaurant is not public. */
export async function listVisits(
  sql: Queryable,
  id: number,
  { page, size }: { page: number; size: number },
): Promise<VisitPage> {
  const [{ rows: counted }, { rows: data }] = await Promise.all([
    sql.query<{ visit_count: number }>(TOTAL, [id]),
    sql.query<Visit>(VISITS, [id, size, (page - 1) * size]),
  ])
  const [stats] = counted
  return stats
    ? { data, pagination: paginate(page, size, stats.visit_count) }
    : { data: [], pagination: paginate(page, size, 0) }
}
