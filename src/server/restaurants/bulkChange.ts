import {
  CHANGE_FIELDS,
  type ChangeField,
  type ChangePreview,
  type ChangeValues,
  type PreviewRow,
  type RestaurantChange,
} from '@/domain/quality/changes'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { BulkAuthor } from '../backOffice/bulk'
import { type ChangedRow, writeRestaurantValues } from './writeRestaurantValues'

interface Row extends Record<ChangeField, unknown> {
  id: number
  title: string
}

export const VALUE_COLUMNS = `r.id, r.title, r.category::text AS category, r.sub_category AS "subCategory",
  r.region_id AS region, r.phone, r.is_active AS "isActive",
  CASE WHEN r.latitude IS NOT NULL AND r.longitude IS NOT NULL
    THEN jsonb_build_array(r.latitude, r.longitude) END AS point`

// One order, so that concurrent changes wait instead of deadlocking.
const ROWS = `
  SELECT ${VALUE_COLUMNS} FROM restaurants r
  WHERE r.id = ANY ($1::int[]) AND r.merged_into_id IS NULL AND r.deleted_at IS NULL ORDER BY r.id`

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** null if unchanged */
function changeOf(row: Row, changes: RestaurantChange): PreviewRow | null {
  const fields = CHANGE_FIELDS.filter((field) => field in changes && !isSame(row[field], changes[field]))
  if (!fields.length) return null
  const pick = (from: ChangeValues): ChangeValues =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]))
  return { id: row.id, title: row.title, before: pick(row), after: pick(changes) }
}

async function changesOf(sql: Queryable, ids: readonly number[], changes: RestaurantChange, lock: boolean) {
  const { rows } = await sql.query<Row>(`${ROWS}${lock ? ' FOR UPDATE OF r' : ''}`, [ids])
  return { all: rows.length, changed: rows.flatMap((row) => changeOf(row, changes) ?? []) }
}

export async function previewChange(
  sql: Queryable,
  ids: readonly number[],
  changes: RestaurantChange,
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangePreview> {
  const { all, changed } = await changesOf(sql, ids, changes, false)
  return { total: changed.length, same: all - changed.length, rows: changed.slice(offset, offset + limit) }
}

/**
 * Stores previous values for `undoChange`. `sql`: inside a transaction. Returns the change's id and count;
 * `unknown-region` if invalid.
 */
export async function applyChange(
  sql: Queryable,
  ids: readonly number[],
  changes: RestaurantChange,
  author: BulkAuthor,
): Promise<Result<{ change: number | null; restaurants: number }>> {
  if (changes.region !== undefined) {
    const { rows } = await sql.query('SELECT FROM regions WHERE id = $1', [changes.region])
    if (!rows.length) return fail({ code: 'unknown-region', params: { field: 'region' } })
  }
  const { changed } = await changesOf(sql, ids, changes, true)
  if (!changed.length) return ok({ change: null, restaurants: 0 })
  const change = await keepChange(sql, changes, changed, author)
  await writeRestaurantValues(sql, changed, author, { change })
  return ok({ change, restaurants: changed.length })
}

async function keepChange(
  sql: Queryable,
  changes: RestaurantChange,
  rows: readonly ChangedRow[],
  { by, reason }: BulkAuthor,
): Promise<number> {
  const { rows: made } = await sql.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO restaurant_bulk_changes (changes, reason, made_by) VALUES ($1, $2, $3) RETURNING id
     ), kept AS (
       INSERT INTO restaurant_bulk_change_rows (change_id, restaurant_id, before, after)
       SELECT made.id, c.id, c.before, c.after
       FROM made, jsonb_to_recordset($4::jsonb) AS c (id int, before jsonb, after jsonb)
     )
     SELECT id FROM made`,
    [JSON.stringify(changes), reason, by, JSON.stringify(rows)],
  )
  const [row] = made
  if (!row) throw new Error('a bulk change was not kept')
  return row.id
}
