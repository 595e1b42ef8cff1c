import { OWN_POSTS_PAGE_SIZE } from '@/domain/community/limits'
import type { OwnPostPage } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import { NEWEST_FIRST, OWN_POST, POST_AUTHOR, SUMMARY_COLUMNS } from './postColumns'

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
