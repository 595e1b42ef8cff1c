import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit/recordAudit'
import type { BulkAuthor } from '../backOffice/bulk'
import { refreshRestaurants } from '../rankings/refreshRankings'

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
