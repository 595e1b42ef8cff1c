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
