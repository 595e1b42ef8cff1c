import type { Violation } from '@/domain/violation'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'

/** Keeps a restaurant no longer, whether or not it was kept. */
export const removeFavorite = (sql: Queryable, member: number, restaurant: number) =>
  sql.query('DELETE FROM favorites WHERE user_id = $1 AND restaurant_id = $2', [member, restaurant])

/**
 * Puts a favourite into a folder, or out of all. The folder is the member's own, because the reference says so.
 * @returns the broken rule, or null
 */
export async function moveFavorite(
  sql: Queryable,
  member: number,
  restaurant: number,
  folder: number | null,
): Promise<Violation | null> {
  try {
    const moved = await sql.query('UPDATE favorites SET folder_id = $3 WHERE user_id = $1 AND restaurant_id = $2', [
      member,
      restaurant,
      folder,
    ])
    return moved.rowCount ? null : { code: 'favorite-not-found', params: {} }
  } catch (error) {
    if (isForeignKeyViolation(error)) return { code: 'folder-not-found', params: {} }
    throw error
  }
}
