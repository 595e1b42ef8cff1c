import type { CollectionBeforeChangeHook } from 'payload'
import { instantSql } from '@/server/instantSql'
import { payloadSql } from '@/server/payloadSql'

type Columns = Record<string, string>

/** Staff decide these here or, at the same time, elsewhere. */
const DECIDED: Columns = {
  status: 'status',
  hiddenReason: 'hidden_reason',
  hiddenUntil: instantSql('hidden_until'),
  deletedAt: instantSql('deleted_at'),
  deletedBy: 'deleted_by_id',
}

const listed = (columns: Columns): string =>
  Object.entries(columns)
    .map(([field, column]) => `${column} AS "${field}"`)
    .join(', ')

/**
 * Payload writes every field and would revert concurrent changes by the author, a counter or another decision, so they
 * are re-read under the lock. `columns`: no update through Payload may change these
 */
export const lockContent =
  (table: 'posts' | 'comments' | 'reviews', columns: Columns): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update') return data
    const before = originalDoc as Record<string, unknown> & { id: number }
    const { rows } = await payloadSql(req).query<Record<string, unknown>>(
      `SELECT ${listed({ ...DECIDED, ...columns })} FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`,
      [before.id],
    )
    const [current = {}] = rows
    const redecided = Object.keys(DECIDED).filter(
      (field) => !(field in columns) && data[field] !== undefined && (data[field] ?? null) !== (before[field] ?? null),
    )
    return { ...data, ...current, ...Object.fromEntries(redecided.map((field) => [field, data[field] as unknown])) }
  }
