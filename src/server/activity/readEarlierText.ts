import { MASKED } from '@/domain/audit'
import type { EarlierText } from '@/domain/backOffice/activity'
import type { Queryable } from '@/infra/database/pool'
import type { AuditSubject } from '@/resources/defined'

/** The value of a field after a change is the one before its next change. */
const NEXT_VALUES = `
  SELECT a.occurred_at AS at, (SELECT jsonb_object_agg(v.key, v.value) FROM (
      SELECT DISTINCT ON (e.key) e.key, e.value FROM audit_log l CROSS JOIN LATERAL jsonb_each(l.before) e
      WHERE l.subject_type = $1 AND l.subject_id = $2 AND l.id > $3 AND e.key = ANY ($4) ORDER BY e.key, l.id) v
    ) AS values
  FROM audit_log a WHERE a.id = $3 AND a.subject_type = $1 AND a.subject_id = $2`

/** As a record has them; restaurants that were deleted since are left out. */
const PLACES = `
  SELECT r.id AS restaurant, coalesce(g.remark, '') AS remark, r.title,
    coalesce(nullif(r.address, ''), concat_ws(' ', d.sub_add1, d.sub_add2)) AS place,
    r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL AS "isShown"
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (restaurant int, remark text)) WITH ORDINALITY
    AS g(restaurant, remark, nth)
  JOIN restaurants r ON r.id = g.restaurant LEFT JOIN regions d ON d.id = r.region_id ORDER BY g.nth`

interface Asked {
  subject: AuditSubject
  id: number
  /** an audit entry of the record */
  entry: number
  fields: readonly string[]
}

/** After the change that an audit entry is about; null if the record has no such entry. */
export async function readEarlierText(sql: Queryable, asked: Asked): Promise<EarlierText | null> {
  const { subject, id, entry, fields } = asked
  const { rows } = await sql.query<{ at: string; values: Record<string, unknown> | null }>(NEXT_VALUES, [
    subject,
    id,
    entry,
    fields,
  ])
  const [found] = rows
  if (!found) return null
  const values = found.values ?? {}
  const lost = Object.keys(values).filter((name) => values[name] === MASKED)
  for (const name of lost) delete values[name]
  if (Array.isArray(values.places)) values.places = (await sql.query(PLACES, [JSON.stringify(values.places)])).rows
  return { at: found.at, values, lost }
}
