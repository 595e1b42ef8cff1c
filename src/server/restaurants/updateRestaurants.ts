import type { ChangeEvent } from '@/domain/audit'
import type { Queryable } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { recordAudits } from '../audit'
import type { BulkAuthor, BulkOutcome } from '../backOffice/bulk'

export interface RestaurantChanges {
  isActive?: boolean
  category?: 'restaurant' | 'cafe'
  subCategory?: string | null
  trashed?: boolean
}

type Field = keyof RestaurantChanges

const SETS: Record<Field, string> = {
  isActive: 'is_active = $2',
  category: 'category = $2::enum_restaurants_category',
  subCategory: 'sub_category = $2',
  trashed: 'deleted_at = CASE WHEN $2 THEN now() END',
}

interface Row extends Required<RestaurantChanges> {
  id: number
  deletedAt: Date | string | null
}

// One order, so that concurrent bulk changes wait instead of deadlocking.
const LOCK = `
  SELECT id, is_active AS "isActive", category, sub_category AS "subCategory", deleted_at IS NOT NULL AS trashed,
    deleted_at AS "deletedAt"
  FROM restaurants WHERE id = ANY ($1::int[]) AND merged_into_id IS NULL ORDER BY id FOR UPDATE`

function eventOf({ trashed }: RestaurantChanges): ChangeEvent {
  if (trashed === undefined) return 'record_updated'
  return trashed ? 'record_trashed' : 'record_restored'
}

/** Trash is recorded as its time. */
const recorded = (row: Row, field: Field): object =>
  field === 'trashed' ? { deletedAt: row.deletedAt } : { [field]: row[field] }

/** Grouped by value. */
function undoOf(field: Field, rows: readonly Row[]): BulkOutcome['undo'] {
  const groups = new Map<Row[Field], number[]>()
  for (const row of rows) groups.set(row[field], [...(groups.get(row[field]) ?? []), row.id])
  return [...groups].map(([value, ids]) => ({ ids, data: { [field]: value } }))
}

/** Audits each change; refreshes figures and ranks once. Merged ones are skipped. `sql`: inside a transaction */
export async function updateRestaurants(
  sql: Queryable,
  ids: readonly number[],
  changes: RestaurantChanges,
  { by, reason }: BulkAuthor,
): Promise<BulkOutcome> {
  const { rows } = await sql.query<Row>(LOCK, [ids])
  const changed = new Map<number, { before: object; after: object }>()
  const undo: BulkOutcome['undo'] = []
  for (const [field, value] of Object.entries(changes) as [Field, Row[Field]][]) {
    const others = rows.filter((row) => row[field] !== value)
    if (!others.length) continue
    const { rows: now } = await sql.query<{ id: number; at: string }>(
      `UPDATE restaurants SET ${SETS[field]}, updated_at = now() WHERE id = ANY ($1::int[]) RETURNING id, now() AS at`,
      [others.map(({ id }) => id), value],
    )
    const after = field === 'trashed' ? { deletedAt: value ? now[0]?.at : null } : { [field]: value }
    for (const row of others) {
      const entry = changed.get(row.id)
      changed.set(row.id, {
        before: { ...entry?.before, ...recorded(row, field) },
        after: { ...entry?.after, ...after },
      })
    }
    undo.push(...undoOf(field, others))
  }
  const event = eventOf(changes)
  await recordAudits(
    sql,
    [...changed].map(([id, change]) => ({ event, actor: by, subject: { type: 'restaurant', id }, reason, ...change })),
  )
  await refreshRestaurants(sql, [...changed.keys()])
  return { ids: rows.map(({ id }) => id), undo }
}
