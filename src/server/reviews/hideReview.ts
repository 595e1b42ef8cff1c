import type { Queryable } from '@/infra/database/pool'
import { refreshRatings } from '../rankings/ratings'

/**
 * Takes a review out of sight and out of the numbers; one that is hidden already stays so. In the caller's transaction.
 */
export async function hideReview(sql: Queryable, reviewId: number): Promise<void> {
  const { rows } = await sql.query<{ restaurant: number }>(
    `UPDATE reviews SET status = 'hidden', updated_at = now() WHERE id = $1 AND status <> 'hidden'
      RETURNING restaurant_id AS restaurant`,
    [reviewId],
  )
  await refreshRatings(
    sql,
    rows.map(({ restaurant }) => restaurant),
  )
}
