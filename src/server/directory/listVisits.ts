import type { Visit, VisitPage } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from './sql/paginate'
import { ALL_TIME } from './sql/restaurantCard'

/**
 * In the order of `visitSchema`, so that a row is the response. From `v`; Payload's `numeric` amounts and counts are
 * whole numbers.
 */
export const VISIT_COLUMNS = `
  v.id, to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS spent_on,
  CASE WHEN v.has_time THEN to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI') END AS time,
  v.agency_id, a.name AS agency, d.name AS department, v.headcount::int AS headcount, v.amount::bigint AS amount,
  CASE WHEN v.headcount > 0 THEN round(v.amount / v.headcount)::bigint END AS per_head,
  v.occasion, v.payment_method,
  json_build_object('title', doc.title, 'url', doc.url, 'file', b.file_name, 'sheet', v.sheet,
    'row', v.row_number::int) AS source,
  v.flags, v.data_source, v.status`

/** What `VISIT_COLUMNS` needs in addition to `v`. */
export const VISIT_JOINS = `
  JOIN agencies a ON a.id = v.agency_id
  LEFT JOIN departments d ON d.id = v.department_id
  LEFT JOIN source_documents doc ON doc.id = v.source_document_id
  LEFT JOIN import_batches b ON b.id = v.import_batch_id`

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
