import type { Pool } from 'pg'
import { FAVORITES_MAX } from '@/domain/favorite/limits'
import type { Violation } from '@/domain/violation'
import { transaction } from '@/infra/database/pool'
import { resolveVisibleRestaurant } from '../directory/resolveVisibleRestaurant'
import { visible } from '../visibility'
import { lockMember } from './lockMember'

/**
 * Held until commit: a merge that began before is waited for, one that comes later finds the favourite. Without this
 * the two could wait for each other, one for the restaurant, one for the favourite.
 */
const HOLD = `SELECT ${visible('restaurants')} AS shown FROM restaurants WHERE id = $1 FOR KEY SHARE`

/** One look at what is kept decides: a deletion that runs meanwhile must not make it seem that there was no room. */
const PUT = `
  WITH held AS (SELECT count(*) AS n, COALESCE(bool_or(restaurant_id = $2), false) AS kept FROM favorites WHERE user_id = $1),
  added AS (INSERT INTO favorites (user_id, restaurant_id) SELECT $1, $2 FROM held WHERE NOT kept AND n < $3 ON CONFLICT DO NOTHING)
  SELECT kept OR n < $3 AS done FROM held`

/**
 * Keeps a restaurant for a member; one that is kept already stays as it is.
 * @returns the broken rule, or null when the restaurant is kept
 */
export function putFavorite(pool: Pool, member: number, restaurant: number): Promise<Violation | null> {
  return transaction(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return { code: 'unauthenticated', params: {} }
    const { rows } = await sql.query<{ shown: boolean }>(HOLD, [restaurant])
    if (!rows[0]?.shown) return refusalOf(await resolveVisibleRestaurant(sql, restaurant))
    const put = await sql.query<{ done: boolean }>(PUT, [member, restaurant, FAVORITES_MAX])
    return put.rows[0]?.done ? null : { code: 'favorites-limit-reached', params: { max: FAVORITES_MAX } }
  })
}

const refusalOf = (mergedInto: number | null): Violation =>
  mergedInto === null
    ? { code: 'restaurant-not-found', params: {} }
    : { code: 'restaurant-merged', params: { id: mergedInto } }
