import { CONTENT_TYPES, type ContentType, TRASH_DAYS } from '@/domain/moderation/moderation'
import type { ContentState } from '@/domain/moderation/transitions'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { instantSql } from '../sqlConditions'

/** Column names come from code, never from callers. */
export const CONTENT_TABLES = {
  comment: { table: 'comments', author: 'author_id', about: 'left(content, 40)' },
  post: { table: 'posts', author: 'author_id', about: 'title' },
  review: {
    table: 'reviews',
    author: 'user_id',
    about: '(SELECT title FROM restaurants WHERE restaurants.id = reviews.restaurant_id)',
  },
} as const satisfies Record<ContentType, object>

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

/** Until the transaction ends. Replies before their parents, as in all code that locks comments. */
export async function lockContentRows(
  sql: Queryable,
  type: ContentType,
  ids: readonly number[],
): Promise<LockedContent[]> {
  const { table, author, about } = CONTENT_TABLES[type]
  const { rows } = await sql.query<LockedContent>(
    `SELECT id, ${author} AS author, ${about} AS about, status, hidden_reason AS "hiddenReason",
      ${instantSql('hidden_until')} AS "hiddenUntil", ${instantSql('deleted_at')} AS "deletedAt",
      deleted_by_id AS "deletedBy"${PLACE[type]}
    FROM ${table} WHERE id = ANY ($1::int[]) ORDER BY id DESC FOR NO KEY UPDATE`,
    [ids],
  )
  return rows
}

/** Also if it is not deleted: a second tap on "undo" is not an error. Not after staff deleted it. */
const RESTORABLE = `deleted_by_id IS NULL
  AND (deleted_at IS NULL OR deleted_at > now() - make_interval(days => ${TRASH_DAYS}))`

interface Own {
  type: ContentType
  id: number
  member: number
  /** from their trash */
  isRestored: boolean
}

/** The member's, until the transaction ends. Notices belong to the operator, not to their author. */
export async function lockOwnContent(sql: Queryable, { type, id, member, isRestored }: Own): Promise<Result> {
  const { table, author } = CONTENT_TABLES[type]
  const { rowCount } = await sql.query(
    `SELECT FROM ${table} WHERE id = $1 AND ${author} = $2 AND ${isRestored ? RESTORABLE : 'deleted_at IS NULL'}
      ${type === 'post' ? `AND board <> 'notice'` : ''} FOR NO KEY UPDATE`,
    [id, member],
  )
  return rowCount ? ok() : fail({ code: `${type}-not-found`, params: {} })
}

/** Null once the account or the content is deleted. */
export async function authorOf(sql: Queryable, type: ContentType, id: number): Promise<number | null> {
  const { table, author } = CONTENT_TABLES[type]
  const { rows } = await sql.query<{ id: number | null }>(`SELECT ${author} AS id FROM ${table} WHERE id = $1`, [id])
  return rows[0]?.id ?? null
}

const authorColumn = (type: ContentType): string => {
  const { table, author } = CONTENT_TABLES[type]
  return `(SELECT c.${author} FROM ${table} c WHERE c.id = r.${type}_id)`
}

/** Of the content that a report is about; null once the account or the content is deleted. */
export async function authorOfReported(sql: Queryable, report: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number | null }>(
    `SELECT coalesce(${CONTENT_TYPES.map(authorColumn).join(', ')}) AS id FROM reports r WHERE r.id = $1`,
    [report],
  )
  return rows[0]?.id ?? null
}
