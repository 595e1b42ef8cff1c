import {
  CHANGE_FIELDS,
  type ChangeField,
  type ChangePreview,
  type ChangeValues,
  type PreviewRow,
  type RestaurantChange,
  type UndoOutcome,
} from '@/contract/restaurantChanges'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { BulkAuthor } from '../backOffice/bulk'
import { recordAudits } from '../audit'
import { refreshQualityOf } from '../quality/refreshQuality'
import { refreshRestaurants } from '../rankings/refreshRankings'

interface ChangedRow {
  id: number
  before: ChangeValues
  after: ChangeValues
}

const set = (column: string, field: string, value: string): string =>
  `${column} = CASE WHEN c.after ? '${field}' THEN ${value} ELSE r.${column} END`

const WRITE = `
  UPDATE restaurants r SET updated_at = now(),
    ${set('category', 'category', `(c.after->>'category')::enum_restaurants_category`)},
    ${set('sub_category', 'subCategory', `c.after->>'subCategory'`)},
    ${set('region_id', 'region', `(c.after->>'region')::int`)},
    ${set('phone', 'phone', `c.after->>'phone'`)},
    ${set('is_active', 'isActive', `(c.after->>'isActive')::boolean`)},
    ${set('latitude', 'point', `(c.after->'point'->>0)::numeric`)},
    ${set('longitude', 'point', `(c.after->'point'->>1)::numeric`)}
  FROM jsonb_to_recordset($1::jsonb) AS c (id int, after jsonb)
  WHERE r.id = c.id`

/** Audits every change; refreshes figures, ranks and issues once. Rows must be locked. */
async function writeRestaurantValues(
  sql: Queryable,
  rows: readonly ChangedRow[],
  { by, reason }: BulkAuthor,
  details: object,
): Promise<void> {
  if (!rows.length) return
  await sql.query(WRITE, [JSON.stringify(rows)])
  await recordAudits(
    sql,
    rows.map(({ id, before, after }) => ({
      event: 'record_updated',
      actor: by,
      subject: { type: 'restaurant', id },
      before,
      after,
      reason,
      details,
    })),
  )
  const ids = rows.map(({ id }) => id)
  await refreshRestaurants(sql, ids)
  await refreshQualityOf(sql, ids)
}

interface Row extends Record<ChangeField, unknown> {
  id: number
  title: string
}

const VALUE_COLUMNS = `r.id, r.title, r.category::text AS category, r.sub_category AS "subCategory",
  r.region_id AS region, r.phone, r.is_active AS "isActive",
  CASE WHEN r.latitude IS NOT NULL AND r.longitude IS NOT NULL
    THEN jsonb_build_array(r.latitude, r.longitude) END AS point`

// One order, so that concurrent changes wait instead of deadlocking.
const ROWS = `
  SELECT ${VALUE_COLUMNS} FROM restaurants r
  WHERE r.id = ANY ($1::int[]) AND r.merged_into_id IS NULL AND r.deleted_at IS NULL ORDER BY r.id`

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

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

interface WrittenRow extends Record<ChangeField, unknown> {
  id: number
  title: string
  before: ChangeValues
  after: ChangeValues
}

// Also the lock: of two concurrent undos, one finds it undone.
const CLAIM = `
  UPDATE restaurant_bulk_changes SET undone_at = now(), undone_by = $2 WHERE id = $1 AND undone_at IS NULL RETURNING id`

const WRITTEN_ROWS = `
  SELECT ${VALUE_COLUMNS}, w.before, w.after
  FROM restaurant_bulk_change_rows w JOIN restaurants r ON r.id = w.restaurant_id
  WHERE w.change_id = $1 ORDER BY r.id FOR UPDATE OF r`

const isAsLeft = (row: WrittenRow): boolean =>
  Object.entries(row.after).every(([field, value]) => isSame(row[field as ChangeField], value))

/**
 * Restaurants changed since stay and are listed. `sql`: inside a transaction. `record-not-found`, or `change-undone` if
 * already reverted
 */
export async function undoChange(
  sql: Queryable,
  change: number,
  { by, reason }: BulkAuthor,
): Promise<Result<UndoOutcome>> {
  const claimed = await sql.query(CLAIM, [change, by])
  if (!claimed.rows.length) {
    const { rows } = await sql.query('SELECT FROM restaurant_bulk_changes WHERE id = $1', [change])
    return fail({ code: rows.length ? 'change-undone' : 'record-not-found', params: {} })
  }
  const { rows } = await sql.query<WrittenRow>(WRITTEN_ROWS, [change])
  const back = rows.filter(isAsLeft).map(({ id, before, after }) => ({ id, before: after, after: before }))
  await writeRestaurantValues(sql, back, { by, reason }, { change, isUndone: true })
  const kept = rows.filter((row) => !isAsLeft(row)).map(({ id, title }) => ({ id, title }))
  return ok({ undone: back.length, kept })
}
