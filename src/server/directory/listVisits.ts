import type { Visit, VisitPage } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from './sql/paginate'
import { ALL_TIME } from './sql/restaurantCard'

/** Amounts and counts are `numeric` columns of Payload's; they are whole won and persons here. */
const VISITS = `
  SELECT v.id, to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS spent_on,
    CASE WHEN v.has_time THEN to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI') END AS time,
    v.agency_id, a.name AS agency, d.name AS department, v.headcount::int AS headcount, v.amount::bigint AS amount,
    CASE WHEN v.headcount > 0 THEN round(v.amount / v.headcount)::bigint END AS per_head,
    v.purpose, v.payment_method,
    json_build_object('title', doc.title, 'url', doc.url, 'file', b.file_name, 'sheet', v.sheet,
      'row', v.row_number::int) AS source,
    v.flags, v.data_source, v.status
  FROM (
    SELECT * FROM visits WHERE restaurant_id = $1 ORDER BY spent_at DESC, id DESC LIMIT $2 OFFSET $3
  ) v
  JOIN agencies a ON a.id = v.agency_id
  LEFT JOIN departments d ON d.id = v.department_id
  LEFT JOIN source_documents doc ON doc.id = v.source_document_id
  LEFT JOIN import_batches b ON b.id = v.import_batch_id
  ORDER BY v.spent_at DESC, v.id DESC`

const TOTAL = `SELECT s.visit_count FROM restaurant_stats s WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

/** The visits of one restaurant, newest first; an empty page when it is not shown. */
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
