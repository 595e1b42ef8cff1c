import type { MyReviewState, OwnReview } from '@/domain/review/schemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { AUTHOR, jsonArrayOf, OWN_COLUMNS } from '../reviewColumns'

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
