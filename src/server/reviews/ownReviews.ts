import { REVIEWS_PAGE_SIZE } from '@/domain/review'
import type { MyReviewPage, MyReviewState, OwnReview } from '@/contract/reviews'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
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

const OWN = `SELECT ${OWN_COLUMNS} FROM reviews v ${AUTHOR} WHERE v.id = $1 AND v.deleted_at IS NULL`

export async function readOwnReview(sql: Queryable, review: number): Promise<Result<OwnReview>> {
  const { rows } = await sql.query<OwnReview>(OWN, [review])
  const [own] = rows
  return own ? ok(own) : fail({ code: 'review-not-found', params: {} })
}

const OWN_AT_RESTAURANT = `SELECT ${OWN_COLUMNS} FROM reviews v ${AUTHOR}
  WHERE v.restaurant_id = $2 AND v.user_id = $1 AND v.deleted_at IS NULL`

const STATE = `
  SELECT ${jsonArrayOf(OWN_AT_RESTAURANT)} AS own,
    ARRAY(SELECT h.review_id FROM review_votes h JOIN reviews v ON v.id = h.review_id
      WHERE h.user_id = $1 AND v.restaurant_id = $2 ORDER BY 1) AS helpful,
    ARRAY(SELECT r.review_id FROM reports r JOIN reviews v ON v.id = r.review_id
      WHERE r.reporter_id = $1 AND r.status = 'pending' AND v.restaurant_id = $2 ORDER BY 1) AS reported`

/** Their review in any state, their votes and open reports. */
export async function readReviewState(sql: Queryable, member: number, restaurant: number): Promise<MyReviewState> {
  const { rows } = await sql.query<{ own: OwnReview[]; helpful: number[]; reported: number[] }>(STATE, [
    member,
    restaurant,
  ])
  const [{ own, helpful, reported } = { own: [], helpful: [], reported: [] }] = rows
  return { review: own[0] ?? null, helpful, reported }
}
