import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { FAVORITES_MAX } from '@/domain/favorite/favorite'
import { resolveVisibleRestaurant } from '../directory/findRestaurant'
import { transactionResult } from '../violationError'
import { visible } from '../sqlConditions'

/** Counts of favourites then hold until commit; other rows may refer to the member. False if deleted. */
export async function lockMember(sql: Queryable, member: number): Promise<boolean> {
  return (await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [member])).rowCount === 1
}

/** Until commit: an earlier merge is awaited, a later one finds the favourite. Otherwise the two could deadlock. */
const HOLD = `SELECT ${visible('restaurants')} AS shown FROM restaurants WHERE id = $1 FOR KEY SHARE`

/** One read, so that a concurrent deletion cannot look like a full list. */
const PUT = `
  WITH held AS (
    SELECT count(*) AS n, COALESCE(bool_or(restaurant_id = $2), false) AS kept FROM favorites WHERE user_id = $1
  ), added AS (
    INSERT INTO favorites (user_id, restaurant_id)
    SELECT $1, $2 FROM held WHERE NOT kept AND n < $3 ON CONFLICT DO NOTHING
  )
  SELECT kept OR n < $3 AS done FROM held`

/** An existing one stays as it is. */
export function putFavorite(pool: Pool, member: number, restaurant: number): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
    const { rows } = await sql.query<{ shown: boolean }>(HOLD, [restaurant])
    if (!rows[0]?.shown) return notVisible(await resolveVisibleRestaurant(sql, restaurant))
    const put = await sql.query<{ done: boolean }>(PUT, [member, restaurant, FAVORITES_MAX])
    return put.rows[0]?.done ? ok() : fail({ code: 'favorites-limit-reached', params: { max: FAVORITES_MAX } })
  })
}

const notVisible = (mergedInto: number | null): Result =>
  fail(
    mergedInto === null
      ? { code: 'restaurant-not-found', params: {} }
      : { code: 'restaurant-merged', params: { id: mergedInto } },
  )

/** A missing one is not an error. */
export const removeFavorite = (sql: Queryable, member: number, restaurant: number) =>
  sql.query('DELETE FROM favorites WHERE user_id = $1 AND restaurant_id = $2', [member, restaurant])

/** Or out of all. The foreign key ensures that the folder is the member's own. */
export async function moveFavorite(
  sql: Queryable,
  member: number,
  restaurant: number,
  folder: number | null,
): Promise<Result> {
  try {
    const moved = await sql.query('UPDATE favorites SET folder_id = $3 WHERE user_id = $1 AND restaurant_id = $2', [
      member,
      restaurant,
      folder,
    ])
    return moved.rowCount ? ok() : fail({ code: 'favorite-not-found', params: {} })
  } catch (error) {
    if (isForeignKeyViolation(error)) return fail({ code: 'folder-not-found', params: {} })
    throw error
  }
}
