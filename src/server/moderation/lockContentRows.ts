import type { ContentType } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from './contentTables'

/** How content stands, as far as staff decide it: what a decision that is taken back puts there again. */
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
  /** a few words that tell its author which one is meant */
  about: string
  /** where it is counted */
  restaurant?: number
  post?: number
  parent?: number | null
}

const PLACE: Record<ContentType, string> = {
  comment: ', post_id AS post, parent_id AS parent',
  post: '',
  review: ', restaurant_id AS restaurant',
}

/** ISO 8601, to the millisecond that a column keeps. */
const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Locks content until the caller's transaction ends, and reads how it stands. Answers come before what they answer, as
 * for everybody who locks comments.
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
