import { BOARD_PAGE_SIZE } from '@/domain/community/limits'
import type { PostPage, PostQuery, PostSummary } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import type { BoardType } from '@/domain/community/states'
import { paginate } from '../directory/sql/paginate'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'
import { searchPosts } from './searchPosts'

interface PageStart {
  total: number
  pinned: number
  /** UTC; of the post after `offset` unpinned ones, null if there is none */
  day: string | null
  /** unpinned, of later days */
  before: number
}

/** Not in `posts_per_day`. */
const APART = 'p.is_pinned OR p.publish_from IS NOT NULL OR p.publish_until IS NOT NULL'

/** `$1` is the board, `$2` the offset. Without a board nothing is pinned. */
const startOf = (isBoard: boolean): string => `
  WITH apart AS (
    SELECT ${isBoard ? 'p.is_pinned' : 'false'} AS is_pinned, (p.created_at AT TIME ZONE 'UTC')::date AS day
    FROM posts p WHERE ${isBoard ? 'p.board = $1::enum_posts_board' : '$1::text IS NULL'}
      AND (${APART}) AND ${VISIBLE_POST('p')}),
  pinned AS (SELECT count(*)::int AS pinned FROM apart WHERE is_pinned),
  days AS (
    SELECT day, sum(post_count)::int AS post_count
    FROM (SELECT day, post_count FROM posts_per_day ${isBoard ? 'WHERE board = $1::enum_posts_board' : ''}
      UNION ALL SELECT day, 1 FROM apart WHERE NOT is_pinned) kept
    GROUP BY day HAVING sum(post_count) > 0),
  passed AS (
    SELECT day, (sum(post_count) OVER (ORDER BY day DESC))::int - post_count AS before FROM days)
  SELECT pinned + COALESCE((SELECT sum(post_count) FROM days), 0)::int AS total, pinned,
    begin.day::text, COALESCE(begin.before, 0) AS before
  FROM pinned LEFT JOIN LATERAL (
    SELECT day, before FROM passed WHERE before <= $2 - pinned ORDER BY before DESC LIMIT 1) begin ON true`

async function readPageStart(sql: Queryable, board: BoardType | null, offset: number): Promise<PageStart> {
  const { rows } = await sql.query<PageStart>(startOf(board !== null), [board, offset])
  return rows[0] ?? { total: 0, pinned: 0, day: null, before: 0 }
}

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
