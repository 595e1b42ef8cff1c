import { HOT_DAYS, HOT_LIKES_MIN, HOT_VIEWS_MIN, HUB_HOT, HUB_LATEST, HUB_NOTICES } from '@/domain/community/limits'
import type { PostSummary } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { BOARD_ORDER, NEWEST_FIRST, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'

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
