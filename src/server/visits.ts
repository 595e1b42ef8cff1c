import type {
  VisitCorrection,
  VisitRecordDetail,
  VisitStatusChange,
  VisitMonth,
  PublishedField,
} from '@/domain/expense/visits'
import type { Queryable } from '@/infra/database/pool'
import { Parameters } from '@/infra/database/statements'
import { fail, ok, type Result } from '@/domain/result'
import { visitList } from './backOffice/lists/visits'
import type { ListQuery } from './backOffice/listSpec'
import { conditionsOf } from './backOffice/listStatement'
import { cacheIfLarge } from './directory/sql/cacheIfLarge'
import { recordAudits } from './audit'
import type { BulkAuthor } from './backOffice/bulk'
import { refreshRestaurants } from './rankings/refreshRankings'

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

/** Above this many visits, totals may be a minute old, because they scan all. */
const LARGE = 200_000

/** Every figure of the screen is a sum of these. */
export async function summarizeVisits(sql: Queryable, filter: ListQuery['filter']): Promise<VisitMonth[]> {
  const parameters = new Parameters()
  const where = conditionsOf(visitList, filter, parameters.add)
  const text = `
    SELECT to_char(date_trunc('month', t.spent_at AT TIME ZONE 'Asia/Seoul'), 'YYYY-MM') AS month, t.status::text,
      count(*)::int AS visits, coalesce(sum(coalesce(t.amount, 0) + coalesce(t.split_amount, 0)), 0)::float8 AS amount,
      coalesce(sum(t.headcount), 0)::float8 AS headcount
    FROM visits t ${where} GROUP BY date_trunc('month', t.spent_at AT TIME ZONE 'Asia/Seoul'), t.status ORDER BY 1, 2`
  const read = async () => (await sql.query<VisitMonth>(text, parameters.values)).rows
  return cacheIfLarge(
    sql,
    `visits:${JSON.stringify(filter)}`,
    read,
    (months) => months.reduce((sum, { visits }) => sum + visits, 0) > LARGE,
  )
}

export interface FieldCorrection {
  field: PublishedField
  before: unknown
  after: unknown
}

interface Correction {
  visit: number
  fields: readonly FieldCorrection[]
  reason: string
  by: number | null
}

/** The source's value is the one before the field's first correction. */
const KEEP = `
  INSERT INTO visit_corrections (visit_id, field, source_value, value, reason, corrected_by_id)
  SELECT $1, c.field, COALESCE(
      (SELECT f.source_value FROM visit_corrections f
        WHERE f.visit_id = $1 AND f.field = c.field ORDER BY f.id LIMIT 1),
      c.before),
    c.after, $3, $4
  FROM jsonb_to_recordset($2::jsonb) AS c (field text, before jsonb, after jsonb)`

/** In the correction's transaction. */
export async function keepCorrections(sql: Queryable, { visit, fields, reason, by }: Correction): Promise<void> {
  if (fields.length) await sql.query(KEEP, [visit, JSON.stringify(fields), reason, by])
}

/** Visits from a file are restored with the file. */
export async function keepDeletedVisit(sql: Queryable, id: number): Promise<Result> {
  const { rows } = await sql.query<{ source: string }>('SELECT data_source AS source FROM visits WHERE id = $1', [id])
  if (rows.some(({ source }) => source !== 'manual')) return fail({ code: 'visit-published', params: {} })
  await sql.query('INSERT INTO deleted_visits (id, visit) SELECT v.id, to_jsonb(v) FROM visits v WHERE v.id = $1', [id])
  return ok()
}

/** With the original id; at the survivor if its restaurant was merged. */
const RESTORE = `
  WITH kept AS (DELETE FROM deleted_visits WHERE id = ANY ($1::int[]) RETURNING visit)
  INSERT INTO visits SELECT (jsonb_populate_record(NULL::visits, k.visit || jsonb_build_object(
    'restaurant_id', coalesce(r.merged_into_id, r.id),
    'department_id', (SELECT d.id FROM departments d WHERE d.id = (k.visit->>'department_id')::int),
    'corrected_by_id', (SELECT u.id FROM users u WHERE u.id = (k.visit->>'corrected_by_id')::int)))).*
  FROM kept k JOIN restaurants r ON r.id = (k.visit->>'restaurant_id')::int
    JOIN agencies a ON a.id = (k.visit->>'agency_id')::int
  RETURNING id, restaurant_id AS restaurant`

/** All or none; fails if a restaurant or institution is gone. `sql`: a transaction, which then rolls back */
export async function restoreVisits(
  sql: Queryable,
  ids: readonly number[],
  { by, reason }: BulkAuthor,
): Promise<Result> {
  const { rows } = await sql.query<{ id: number; restaurant: number }>(RESTORE, [ids])
  if (rows.length < ids.length) return fail({ code: 'record-not-found', params: {} })
  await recordAudits(
    sql,
    rows.map(({ id }) => ({ event: 'record_restored', actor: by, subject: { type: 'visit', id }, reason })),
  )
  await refreshRestaurants(sql, [...new Set(rows.map(({ restaurant }) => restaurant))])
  return ok()
}
