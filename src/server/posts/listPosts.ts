import { BOARD_PAGE_SIZE } from '@/domain/community/limits'
import type { PostPage, PostQuery, PostSummary } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import { readPageStart } from './pageStart'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'
import { searchPosts } from './searchPosts'

/** Of a board (`$1`), or of all. */
const PLACES = {
  board: { where: `p.board = $1::enum_posts_board AND ${VISIBLE_POST('p')}`, order: BOARD_ORDER },
  all: { where: `$1::text IS NULL AND ${VISIBLE_POST('p')}`, order: NEWEST_FIRST },
} as const
type Place = (typeof PLACES)[keyof typeof PLACES]

/** Below, skipping in the index is faster than finding the day. */
const PASSED_OVER_MAX = 500

/** In the index alone, so that skipped rows are never fetched. */
const pageOf = ({ where, order }: Place, from = ''): string => `
  SELECT ${SUMMARY_COLUMNS}
  FROM (SELECT p.id FROM posts p WHERE ${where} ${from} ORDER BY ${order} LIMIT $2 OFFSET $3) found
  JOIN posts p ON p.id = found.id ${POST_AUTHOR} ORDER BY ${order}`

/** From the end of a day, after pinned posts. */
const FROM_DAY = `AND p.created_at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC'`
const DEEP = {
  board: pageOf(PLACES.board, `AND NOT p.is_pinned ${FROM_DAY}`),
  all: pageOf(PLACES.all, FROM_DAY),
}

type Listing = Omit<PostQuery, 'board'> & { board?: PostQuery['board'] | null }

/** Pinned posts first, then newest; without a board, the newest of all. */
export async function listPosts(sql: Queryable, { board = null, q, page }: Listing): Promise<PostPage> {
  if (q) return searchPosts(sql, { board, q, page })
  const place = board === null ? 'all' : 'board'
  const size = BOARD_PAGE_SIZE
  const offset = (page - 1) * size
  const { total, pinned, day, before } = await readPageStart(sql, board, offset)
  const isDeep = offset - pinned > PASSED_OVER_MAX
  const { rows: data } = isDeep
    ? await sql.query<PostSummary>(DEEP[place], [board, size, offset - pinned - before, day])
    : await sql.query<PostSummary>(pageOf(PLACES[place]), [board, size, offset])
  return { data, pagination: paginate(page, size, total) }
}
