import type { FavoriteIds } from '@/domain/favorite/schemas'
import type { Queryable } from '@/infra/database/pool'
import { FAVORITE_RESTAURANTS, FAVORITES_NEWEST_FIRST } from './keptFavorites'

/** Newest first. */
export async function readFavoriteIds(sql: Queryable, member: number): Promise<FavoriteIds> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT k.id FROM ${FAVORITE_RESTAURANTS} WHERE f.user_id = $1 ORDER BY ${FAVORITES_NEWEST_FIRST}`,
    [member],
  )
  return { ids: rows.map(({ id }) => id) }
}
