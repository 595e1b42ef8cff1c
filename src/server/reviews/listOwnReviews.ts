import { REVIEWS_PAGE_SIZE } from '@/domain/review/limits'
import type { MyReviewPage } from '@/domain/review/schemas'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import { AUTHOR, jsonArrayOf, REVIEWS_NEWEST_FIRST, OWN_COLUMNS } from '../reviewColumns'

const PAGE = `
  SELECT (SELECT count(*)::int FROM reviews v WHERE v.user_id = $1 AND v.deleted_at IS NULL) AS total, ${jsonArrayOf(`
    SELECT ${OWN_COLUMNS},
      json_build_object('id', r.id, 'title', r.title, 'sub_add1', g.sub_add1, 'sub_add2', g.sub_add2) AS restaurant
    FROM (
      SELECT * FROM reviews v WHERE v.user_id = $1 AND v.deleted_at IS NULL
      ORDER BY ${REVIEWS_NEWEST_FIRST} LIMIT $2 OFFSET $3
    ) v
    ${AUTHOR} JOIN restaurants r ON r.id = v.restaurant_id LEFT JOIN regions g ON g.id = r.region_id
    ORDER BY ${REVIEWS_NEWEST_FIRST}`)} AS data`

/** Newest first, including hidden and held ones. */
export async function listOwnReviews(sql: Queryable, member: number, page: number): Promise<MyReviewPage> {
  const { rows } = await sql.query<{ total: number; data: MyReviewPage['data'] }>(PAGE, [
    member,
    REVIEWS_PAGE_SIZE,
    (page - 1) * REVIEWS_PAGE_SIZE,
  ])
  const [{ total, data } = { total: 0, data: [] }] = rows
  return { data, pagination: paginate(page, REVIEWS_PAGE_SIZE, total) }
}
