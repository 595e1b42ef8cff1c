import { type CommentSort, readCursor } from '@/domain/community/commentCursor'
import type { CommentPage, ReplyQuery } from '@/domain/community/commentSchemas'
import type { Queryable } from '@/infra/database/pool'
import { COMMENT_AUTHOR, COMMENT_COLUMNS, type CommentRow, withHtml } from './commentColumns'
import { cursorAt, keyOf, sliceSql } from './commentOrder'

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
export async function readCommentPage(
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
