import type { ChangeField, ChangeValues, UndoOutcome } from '@/domain/quality/changes'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { BulkAuthor } from '../backOffice/bulk'
import { isSame, VALUE_COLUMNS } from './bulkChange'
import { writeRestaurantValues } from './writeRestaurantValues'

interface Row extends Record<ChangeField, unknown> {
  id: number
  title: string
  before: ChangeValues
  after: ChangeValues
}

// Also the lock: of two concurrent undos, one finds it undone.
const CLAIM = `
  UPDATE restaurant_bulk_changes SET undone_at = now(), undone_by = $2 WHERE id = $1 AND undone_at IS NULL RETURNING id`

const ROWS = `
  SELECT ${VALUE_COLUMNS}, w.before, w.after
  FROM restaurant_bulk_change_rows w JOIN restaurants r ON r.id = w.restaurant_id
  WHERE w.change_id = $1 ORDER BY r.id FOR UPDATE OF r`

const isAsLeft = (row: Row): boolean =>
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
  const { rows } = await sql.query<Row>(ROWS, [change])
  const back = rows.filter(isAsLeft).map(({ id, before, after }) => ({ id, before: after, after: before }))
  await writeRestaurantValues(sql, back, { by, reason }, { change, isUndone: true })
  const kept = rows.filter((row) => !isAsLeft(row)).map(({ id, title }) => ({ id, title }))
  return ok({ undone: back.length, kept })
}
