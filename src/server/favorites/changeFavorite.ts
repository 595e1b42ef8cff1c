import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'

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
