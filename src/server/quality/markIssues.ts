import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit'

interface Decision {
  ids: readonly number[]
  by: number
  /** why the data is correct */
  note: string | null
}

interface Issue {
  id: number
  type: string
  subjectType: string
  subjectId: number
}

const CHANGED = `RETURNING id, type, subject_type AS "subjectType", subject_id AS "subjectId"`

const audit = (sql: Queryable, issues: readonly Issue[], isRight: boolean, { by, note }: Decision) =>
  recordAudits(
    sql,
    issues.map(({ id, type, subjectType, subjectId }) => ({
      event: 'record_updated',
      actor: by,
      subject: { type: 'quality-issue', id },
      before: { isRight: !isRight },
      after: { isRight },
      reason: note,
      details: { type, subjectType, subject: subjectId },
    })),
  )

/** Excluded from all counts until unmarked, even if they recur. Returns ids of newly marked ones. */
export async function markIssues(sql: Queryable, decision: Decision): Promise<number[]> {
  const { rows } = await sql.query<Issue>(
    `UPDATE quality_issues SET is_marked = true WHERE id = ANY ($1::int[]) AND NOT is_marked ${CHANGED}`,
    [decision.ids],
  )
  await sql.query(
    `INSERT INTO quality_marks (type, subject_type, subject_id, marked_by, note)
     SELECT type, subject_type, subject_id, $2, $3 FROM quality_issues WHERE id = ANY ($1::int[])
     ON CONFLICT DO NOTHING`,
    [rows.map(({ id }) => id), decision.by, decision.note],
  )
  await audit(sql, rows, true, decision)
  return rows.map(({ id }) => id)
}

/** Returns ids of those that were marked. */
export async function unmarkIssues(sql: Queryable, decision: Decision): Promise<number[]> {
  const { rows } = await sql.query<Issue>(
    `UPDATE quality_issues SET is_marked = false WHERE id = ANY ($1::int[]) AND is_marked ${CHANGED}`,
    [decision.ids],
  )
  await sql.query(
    `DELETE FROM quality_marks m USING quality_issues q
     WHERE q.id = ANY ($1::int[])
       AND (m.type, m.subject_type, m.subject_id) = (q.type, q.subject_type, q.subject_id)`,
    [rows.map(({ id }) => id)],
  )
  await audit(sql, rows, false, decision)
  return rows.map(({ id }) => id)
}
