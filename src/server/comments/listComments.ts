import type { CommentPage, CommentQuery, ReplyQuery } from '@/contract/comments'
import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE } from '@/domain/community/community'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { type CommentSort, readCursor, type CommentKey, cursorOf } from '@/contract/commentView'
import { visible } from '../sqlConditions'
import {
  IN_THREAD,
  VISIBLE_COMMENT,
  COMMENT_AUTHOR,
  COMMENT_COLUMNS,
  type CommentRow,
  withHtml,
} from './commentColumns'

type Order = CommentSort | 'oldest'

const COLUMNS: Record<Order, readonly string[]> = {
  latest: ['created_at', 'id'],
  popular: ['like_count', 'reply_count', 'created_at', 'id'],
  oldest: ['created_at', 'id'],
}

interface SliceSqlSlice {
  order: Order
  /** towards the end of the list, or back to its start */
  direction: 'forward' | 'back'
  /** null at an end of the list */
  from: CommentKey | null
  /** includes that comment */
  isInclusive?: boolean
}

const isDescending = ({ order, direction }: SliceSqlSlice): boolean => (order === 'oldest') === (direction === 'back')

/** With the condition's values. */
function sliceSql(slice: SliceSqlSlice, firstParameter: number): { where: string; orderBy: string; values: unknown[] } {
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

const keyOf = ({ like_count, reply_count, created_at, id }: CommentRow): CommentKey => ({
  like_count,
  reply_count,
  created: Date.parse(created_at),
  id,
})

const cursorAt = (row: CommentRow | undefined): string | null => (row ? cursorOf(keyOf(row)) : null)

interface List {
  /** on `c`, with `$1` */
  where: string
  /** id of the post or comment */
  of: number
  order: CommentSort | 'oldest'
  size: number
}

type Slice = Omit<Parameters<typeof sliceSql>[0], 'order'>

async function readSlice(sql: Queryable, { where, of, order }: List, slice: Slice, limit: number) {
  const part = sliceSql({ ...slice, order }, 3)
  const { rows } = await sql.query<CommentRow>(
    `SELECT ${COMMENT_COLUMNS}
    FROM (SELECT * FROM comments c WHERE ${where} AND ${part.where} ORDER BY ${part.orderBy} LIMIT $2) c
    ${COMMENT_AUTHOR} ORDER BY ${part.orderBy}`,
    [of, limit, ...part.values],
  )
  return rows
}

async function readOne(sql: Queryable, { where, of }: List, id: number): Promise<CommentRow | null> {
  const { rows } = await sql.query<CommentRow>(
    `SELECT ${COMMENT_COLUMNS} FROM comments c ${COMMENT_AUTHOR} WHERE ${where} AND c.id = $2`,
    [of, id],
  )
  return rows[0] ?? null
}

/** By key, so earlier comments are not read; one extra row tells of more. null if `at` is not in the list */
async function readCommentPage(
  sql: Queryable,
  list: List,
  { after, before, at }: ReplyQuery,
): Promise<CommentPage | null> {
  const { size } = list
  if (before !== undefined) {
    const rows = await readSlice(sql, list, { direction: 'back', from: readCursor(before) }, size + 1)
    const shown = rows.slice(0, size).reverse()
    const previous = rows.length > size ? cursorAt(shown[0]) : null
    return { data: shown.map(withHtml), next: cursorAt(shown.at(-1)), previous }
  }
  const first = at === undefined ? null : await readOne(sql, list, at)
  if (at !== undefined && !first) return null
  const from = first ? keyOf(first) : after === undefined ? null : readCursor(after)
  const rows = await readSlice(sql, list, { direction: 'forward', from, isInclusive: first !== null }, size + 1)
  const shown = rows.slice(0, size)
  const next = rows.length > size ? cursorAt(shown.at(-1)) : null
  const hasPrevious = first
    ? (await readSlice(sql, list, { direction: 'back', from }, 1)).length > 0
    : after !== undefined
  return { data: shown.map(withHtml), next, previous: hasPrevious ? cursorAt(shown[0]) : null }
}

const TOP = `c.post_id = $1 AND c.parent_id IS NULL AND ${IN_THREAD('c')}`
const REPLIES = `c.parent_id = $1 AND c.parent_id IS NOT NULL AND ${VISIBLE_COMMENT('c')}`

const ROOT = 'SELECT COALESCE(parent_id, id) AS id FROM comments WHERE id = $1'

/** Itself if it is the first. */
async function rootOf(sql: Queryable, id: number): Promise<number> {
  return (await sql.query<{ id: number }>(ROOT, [id])).rows[0]?.id ?? id
}

/** Top level. `at` starts at the thread of a comment, which may be a reply. */
export async function listComments(
  sql: Queryable,
  post: number,
  { sort, at, ...place }: CommentQuery,
): Promise<Result<CommentPage>> {
  const shown = await sql.query(`SELECT FROM posts WHERE id = $1 AND ${visible('posts')}`, [post])
  if (!shown.rowCount) return fail({ code: 'post-not-found', params: {} })
  const list = { where: TOP, of: post, order: sort, size: COMMENT_PAGE_SIZE }
  const root = at === undefined ? {} : { at: await rootOf(sql, at) }
  const page = await readCommentPage(sql, list, { ...place, ...root })
  return page ? ok(page) : fail({ code: 'comment-not-found', params: {} })
}

const ANSWERED = `
  SELECT FROM comments c JOIN posts p ON p.id = c.post_id
  WHERE c.id = $1 AND c.parent_id IS NULL AND ${IN_THREAD('c')} AND ${visible('posts', 'p')}`

/** Oldest first. */
export async function listReplies(sql: Queryable, comment: number, query: ReplyQuery): Promise<Result<CommentPage>> {
  const answered = await sql.query(ANSWERED, [comment])
  if (!answered.rowCount) return fail({ code: 'comment-not-found', params: {} })
  const list = { where: REPLIES, of: comment, order: 'oldest' as const, size: REPLY_PAGE_SIZE }
  const page = await readCommentPage(sql, list, query)
  return page ? ok(page) : fail({ code: 'comment-not-found', params: {} })
}
