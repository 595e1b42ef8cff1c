import type { FavoriteIds } from '@/domain/favorite/schemas'
import type { Sql } from '@/infra/database/pool'
import { KEPT, NEWEST_FIRST } from './keptFavorites'

/** The restaurants a member keeps, newest first. */
export async function readFavoriteIds(sql: Sql, member: number): Promise<FavoriteIds> {
  const { rows } = await sql.query<{ id: number }>(`SELECT k.id FROM ${KEPT} WHERE f.user_id = $1 ORDER BY ${NEWEST_FIRST}`, [member])
  return { ids: rows.map(({ id }) => id) }
}
