import type { Pool } from 'pg'
import { FAVORITES_MAX } from '@/domain/limits'
import type { Violation } from '@/domain/violation'
import { type Sql, transaction } from '@/infra/database/pool'
import { findShownRestaurant } from '../directory/findShownRestaurant'
import { lockMember } from './lockMember'

/**
 * Held until commit: a merge that began before is waited for, one that comes later finds the favourite. Without this
 * the two could wait for each other, one for the restaurant, one for the favourite.
 */
const HOLD = `SELECT is_active AND deleted_at IS NULL AND merged_into_id IS NULL AS shown FROM restaurants WHERE id = $1 FOR KEY SHARE`

const PUT = `
  INSERT INTO favorites (user_id, restaurant_id)
  SELECT $1, $2 WHERE (SELECT count(*) FROM favorites WHERE user_id = $1) < $3 ON CONFLICT DO NOTHING`

/**
 * Keeps a restaurant for a member; one that is kept already stays as it is.
 * @returns the broken rule, or null when the restaurant is kept
 */
export function putFavorite(pool: Pool, member: number, restaurant: number): Promise<Violation | null> {
  return transaction(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return { code: 'not-signed-in', params: {} }
    const { rows } = await sql.query<{ shown: boolean }>(HOLD, [restaurant])
    if (!rows[0]?.shown) return refusalOf(await findShownRestaurant(sql, restaurant))
    if ((await sql.query(PUT, [member, restaurant, FAVORITES_MAX])).rowCount) return null
    return (await isKept(sql, member, restaurant)) ? null : { code: 'favorites-full', params: { max: FAVORITES_MAX } }
  })
}

const refusalOf = (mergedInto: number | null): Violation =>
  mergedInto === null ? { code: 'restaurant-not-found', params: {} } : { code: 'restaurant-merged', params: { id: mergedInto } }

const isKept = async (sql: Sql, member: number, restaurant: number): Promise<boolean> =>
  (await sql.query('SELECT FROM favorites WHERE user_id = $1 AND restaurant_id = $2', [member, restaurant])).rowCount === 1
