import {
  BOARD_PAGE_SIZE,
  type BoardType,
  HOT_DAYS,
  HOT_LIKES_MIN,
  HOT_VIEWS_MIN,
  HUB_HOT,
  HUB_LATEST,
  HUB_NOTICES,
  RESTAURANT_POSTS,
  OWN_POSTS_PAGE_SIZE,
  FEED_POSTS,
} from '@/domain/community/community'
import type { PostPage, PostQuery, PostSummary, PostedPlace, OwnPostPage } from '@/contract/posts'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import {
  BOARD_ORDER,
  NEWEST_FIRST,
  POST_AUTHOR,
  SUMMARY_COLUMNS,
  VISIBLE_POST,
  PLACE_JSON,
  OWN_POST,
} from './postColumns'
import { searchPosts } from './searchPosts'
import { visible, instantSql } from '../sqlConditions'

export interface FeedPost {
  id: number
  board: BoardType
  title: string
  content: string
  nickname: string | null
  created_at: string
}

const FEED = `
  SELECT p.id, p.board, p.title, p.content, u.nickname, ${instantSql('p.created_at')} AS created_at
  FROM (SELECT * FROM posts p WHERE p.board = $1::enum_posts_board AND ${VISIBLE_POST('p')}
    ORDER BY ${NEWEST_FIRST} LIMIT $2) p LEFT JOIN users u ON u.id = p.author_id
  ORDER BY ${NEWEST_FIRST}`

export async function listFeed(sql: Queryable, board: BoardType): Promise<FeedPost[]> {
  return (await sql.query<FeedPost>(FEED, [board, FEED_POSTS])).rows
}

const COUNT = `SELECT count(*)::int AS total FROM posts p WHERE ${OWN_POST('p')}`
const PAGE = `
  SELECT ${SUMMARY_COLUMNS}, p.status, p.held_reason
  FROM (SELECT * FROM posts p WHERE ${OWN_POST('p')} ORDER BY ${NEWEST_FIRST} LIMIT $2 OFFSET $3) p ${POST_AUTHOR}
  ORDER BY ${NEWEST_FIRST}`

/** Newest first, including hidden and held ones. */
export async function listOwnPosts(sql: Queryable, member: number, page: number): Promise<OwnPostPage> {
  const size = OWN_POSTS_PAGE_SIZE
  const [counted, { rows: data }] = await Promise.all([
    sql.query<{ total: number }>(COUNT, [member]),
    sql.query<OwnPostPage['data'][number]>(PAGE, [member, size, (page - 1) * size]),
  ])
  return { data, pagination: paginate(page, size, counted.rows[0]?.total ?? 0) }
}

const ABOUT = `
  SELECT ${SUMMARY_COLUMNS}
  FROM (SELECT * FROM posts p WHERE p.restaurant_id = $1 AND ${VISIBLE_POST('p')} ORDER BY ${NEWEST_FIRST} LIMIT $2) p
  ${POST_AUTHOR} ORDER BY ${NEWEST_FIRST}`

export async function listRestaurantPosts(sql: Queryable, restaurant: number): Promise<PostSummary[]> {
  return (await sql.query<PostSummary>(ABOUT, [restaurant, RESTAURANT_POSTS])).rows
}

const POSTED_PLACES = `
  SELECT ${PLACE_JSON} AS place FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id
  WHERE r.id = ANY ($1::int[]) AND ${visible('restaurants', 'r')}`

/** Hidden ones are omitted. */
export async function readPostedPlaces(sql: Queryable, ids: readonly number[]): Promise<Map<number, PostedPlace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.query<{ place: PostedPlace }>(POSTED_PLACES, [ids])
  return new Map(rows.map(({ place }) => [place.id, place]))
}

const listed = (from: string, order: string): string => `
  SELECT ${SUMMARY_COLUMNS} FROM (${from}) p ${POST_AUTHOR} ORDER BY ${order}`

const newestOf = (board: 'notice' | 'free', order: string): string =>
  listed(`SELECT * FROM posts p WHERE p.board = '${board}' AND ${VISIBLE_POST('p')} ORDER BY ${order} LIMIT $1`, order)
const NOTICES = newestOf('notice', BOARD_ORDER)
const LATEST = newestOf('free', NEWEST_FIRST)

const ENOUGH = `(p.view_count >= ${HOT_VIEWS_MIN} OR p.like_count >= ${HOT_LIKES_MIN}) AND ${VISIBLE_POST('p')}`
const MOST_READ = 'p.view_count DESC, p.like_count DESC, p.id DESC'
const SINCE = `now() - make_interval(days => ${HOT_DAYS})`

/** Recent posts first regardless of counts; older ones fill the rest. */
const HOT = listed(
  `(SELECT 0 AS age, p.* FROM posts p WHERE p.created_at > ${SINCE} AND ${ENOUGH} ORDER BY ${MOST_READ} LIMIT $1)
   UNION ALL
   (SELECT 1 AS age, p.* FROM posts p WHERE p.created_at <= ${SINCE} AND ${ENOUGH} ORDER BY ${MOST_READ} LIMIT $1)
   ORDER BY age, view_count DESC, like_count DESC, id DESC LIMIT $1`,
  `p.age, ${MOST_READ}`,
)

const reader =
  (statement: string, n: number) =>
  async (sql: Queryable): Promise<PostSummary[]> =>
    (await sql.query<PostSummary>(statement, [n])).rows

export const readHubNotices = reader(NOTICES, HUB_NOTICES)
export const readHubLatest = reader(LATEST, HUB_LATEST)
export const readHubHot = reader(HOT, HUB_HOT)

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
