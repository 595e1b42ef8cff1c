import { BOARD_PAGE_SIZE } from '@/domain/community/limits'
import type { PostPage, PostQuery, PostSummary } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { cachedCount } from '../directory/sql/cachedCount'
import { paginate } from '../directory/sql/paginate'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'
import { searchPosts } from './searchPosts'

/** What is read where: a board's own posts, or all of them. `$1` is the board. */
const PLACES = {
  board: { where: `p.board = $1::enum_posts_board AND ${VISIBLE_POST('p')}`, order: BOARD_ORDER },
  all: { where: `$1::text IS NULL AND ${VISIBLE_POST('p')}`, order: NEWEST_FIRST },
} as const

const reversed = (order: string): string => order.replaceAll(' DESC', '')

/**
 * The page's ids come from an index alone: what is passed over is never fetched. In the second half of a long board
 * they are counted from its end, so that at most half of it is passed over.
 */
const pageOf = ({ where, order }: (typeof PLACES)[keyof typeof PLACES], isFromEnd: boolean): string => `
  SELECT ${SUMMARY_COLUMNS}
  FROM (SELECT p.id FROM posts p WHERE ${where}
    ORDER BY ${isFromEnd ? reversed(order) : order} LIMIT $2 OFFSET $3) found
  JOIN posts p ON p.id = found.id ${POST_AUTHOR} ORDER BY ${order}`

/** Which rows a page is: so many after so many are passed over, from the front or from the end. */
function sliceOf(page: number, total: number): { isFromEnd: boolean; limit: number; offset: number } {
  const offset = (page - 1) * BOARD_PAGE_SIZE
  const limit = Math.max(0, Math.min(BOARD_PAGE_SIZE, total - offset))
  const isFromEnd = offset > total / 2
  return { isFromEnd, limit, offset: isFromEnd ? Math.max(0, total - offset - limit) : offset }
}

type Listing = Omit<PostQuery, 'board'> & { board?: PostQuery['board'] | null }

/**
 * A page of a board, pinned posts first, then the newest; without a board, the newest of all. With `q`, those that hold
 * it.
 */
export async function listPosts(sql: Queryable, { board = null, q, page }: Listing): Promise<PostPage> {
  if (q) return searchPosts(sql, { board, q, page })
  const place = PLACES[board === null ? 'all' : 'board']
  const total = await cachedCount(sql, `SELECT count(*)::int AS total FROM posts p WHERE ${place.where}`, [board])
  const { isFromEnd, limit, offset } = sliceOf(page, total)
  const { rows: data } = await sql.query<PostSummary>(pageOf(place, isFromEnd), [board, limit, offset])
  return { data, pagination: paginate(page, BOARD_PAGE_SIZE, total) }
}
