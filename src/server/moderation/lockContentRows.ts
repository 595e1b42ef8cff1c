import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from './contentTables'

/** The state of content as far as staff decide it; undoing a decision restores it. */
export interface ContentState {
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  deletedAt: string | null
  deletedBy: number | null
}

export interface LockedContent extends ContentState {
  id: number
  author: number | null
  /** an excerpt that identifies it for its author */
  about: string
  /** the restaurant whose figures include it */
  restaurant?: number
  post?: number
  parent?: number | null
}

const PLACE: Record<ContentType, string> = {
  comment: ', post_id AS post, parent_id AS parent',
  post: '',
  review: ', restaurant_id AS restaurant',
}

/** ISO 8601 in milliseconds, the precision of the column. */
const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Locks content until the caller's transaction ends and reads its state. Replies before their parents, the lock order
 * of all code that locks comments.
 */
export async function lockContentRows(
  sql: Queryable,
  type: ContentType,
  ids: readonly number[],
): Promise<LockedContent[]> {
  const { table, author, about } = CONTENT_TABLES[type]
  const { rows } = await sql.query<LockedContent>(
    `SELECT id, ${author} AS author, ${about} AS about, status, hidden_reason AS "hiddenReason",
      ${instant('hidden_until')} AS "hiddenUntil", ${instant('deleted_at')} AS "deletedAt",
      deleted_by_id AS "deletedBy"${PLACE[type]}
    FROM ${table} WHERE id = ANY ($1::int[]) ORDER BY id DESC FOR NO KEY UPDATE`,
    [ids],
  )
  return rows
}
