import type { VisitCorrection, VisitRecordDetail, VisitStatusChange } from '@/domain/expense/visitSummary'
import type { Queryable } from '@/infra/database/pool'

const named = (value: string): string => `CASE c.field
    WHEN 'restaurant' THEN (SELECT title FROM restaurants WHERE id = (c.${value} #>> '{}')::int)
    WHEN 'agency' THEN (SELECT name FROM agencies WHERE id = (c.${value} #>> '{}')::int)
    WHEN 'department' THEN (SELECT name FROM departments WHERE id = (c.${value} #>> '{}')::int) END`

const CORRECTIONS = `
  SELECT c.id, c.field, c.source_value AS "sourceValue", ${named('source_value')} AS "sourceName", c.value,
    ${named('value')} AS "valueName", c.reason, u.nickname AS by, c.corrected_at AS at
  FROM visit_corrections c LEFT JOIN users u ON u.id = c.corrected_by_id WHERE c.visit_id = $1 ORDER BY c.id DESC`

const STATUS_CHANGES = `
  SELECT e.id::int, e.before->>'status' AS before, e.after->>'status' AS after, e.reason, u.nickname AS by,
    e.occurred_at AS at
  FROM audit_log e LEFT JOIN users u ON u.id = e.actor_id
  WHERE e.subject_type = 'visit' AND e.subject_id = $1 AND e.event = 'record_updated' AND e.after ? 'status'
  ORDER BY e.id DESC LIMIT 50`

/** Newest first, and its status history. */
export async function readVisitDetail(sql: Queryable, visit: number): Promise<VisitRecordDetail> {
  const [corrections, changes] = await Promise.all([
    sql.query<VisitCorrection>(CORRECTIONS, [visit]),
    sql.query<VisitStatusChange>(STATUS_CHANGES, [visit]),
  ])
  return { corrections: corrections.rows, statusChanges: changes.rows }
}
