import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from './contentTables'

/** As far as staff decide it; undoing a decision restores it. */
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
  /** an excerpt, for its author */
  about: string
  /** its figures include the content */
  restaurant?: number
  post?: number
  parent?: number | null
}

const PLACE: Record<ContentType, string> = {
  comment: ', post_id AS post, parent_id AS parent',
  post: '',
  review: ', restaurant_id AS restaurant',
}

/** Milliseconds, the precision of the column. */
const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Until the transaction ends. Replies before their parents, as in all code that locks comments. */
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
