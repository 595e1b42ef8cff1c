import { type CommentKey, type CommentSort, cursorOf } from '@/domain/community/commentCursor'
import type { CommentRow } from './commentColumns'

type Order = CommentSort | 'oldest'

const COLUMNS: Record<Order, readonly string[]> = {
  latest: ['created_at', 'id'],
  popular: ['like_count', 'reply_count', 'created_at', 'id'],
  oldest: ['created_at', 'id'],
}

interface Slice {
  order: Order
  /** towards the end of the list, or back to its start */
  direction: 'forward' | 'back'
  /** null at an end of the list */
  from: CommentKey | null
  /** includes that comment */
  isInclusive?: boolean
}

const isDescending = ({ order, direction }: Slice): boolean => (order === 'oldest') === (direction === 'back')

/** With the condition's values. */
export function sliceSql(slice: Slice, firstParameter: number): { where: string; orderBy: string; values: unknown[] } {
  const columns = COLUMNS[slice.order]
  const sign = isDescending(slice) ? '<' : '>'
  const orderBy = columns.map((column) => `c.${column}${isDescending(slice) ? ' DESC' : ''}`).join(', ')
  if (!slice.from) return { where: 'true', orderBy, values: [] }
  const { like_count, reply_count, created, id } = slice.from
  const values: Record<string, unknown> = { like_count, reply_count, created_at: new Date(created).toISOString(), id }
  const types: Record<string, string> = {
    like_count: 'numeric',
    reply_count: 'numeric',
    created_at: 'timestamptz',
    id: 'int',
  }
  const row = columns.map((column, i) => `$${firstParameter + i}::${types[column]}`).join(', ')
  const compared = `${sign}${slice.isInclusive ? '=' : ''}`
  return {
    where: `(${columns.map((column) => `c.${column}`).join(', ')}) ${compared} (${row})`,
    orderBy,
    values: columns.map((column) => values[column]),
  }
}

export const keyOf = ({ like_count, reply_count, created_at, id }: CommentRow): CommentKey => ({
  like_count,
  reply_count,
  created: Date.parse(created_at),
  id,
})

export const cursorAt = (row: CommentRow | undefined): string | null => (row ? cursorOf(keyOf(row)) : null)
