import type { Restaurant } from '@/domain/directory/schemas'
import type { FavoritePage } from '@/domain/favorite/schemas'
import { FAVORITES_PAGE_SIZE } from '@/domain/favorite/limits'
import type { Queryable } from '@/infra/database/pool'
import { paginate } from '../directory/sql/paginate'
import { cardsOf, FAVORITE_RESTAURANTS } from './keptFavorites'

const OWN = 'f.user_id = $3 AND ($4::int IS NULL OR f.folder_id = $4)'
const PAGE = cardsOf(FAVORITE_RESTAURANTS, OWN)
const TOTAL = `SELECT count(*) AS total FROM ${FAVORITE_RESTAURANTS}
  WHERE f.user_id = $1 AND ($2::int IS NULL OR f.folder_id = $2)`

type Row = Restaurant & { folder_id: number | null; kept_at: Date }

/** Newest first, of one folder or all. Another member's folder is empty. */
export async function listFavorites(
  sql: Queryable,
  member: number,
  { page, folder }: { page: number; folder?: number | undefined },
): Promise<FavoritePage> {
  const of = [member, folder ?? null]
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql.query<Row>(PAGE, [FAVORITES_PAGE_SIZE, (page - 1) * FAVORITES_PAGE_SIZE, ...of]),
    sql.query<{ total: number }>(TOTAL, of),
  ])
  const data = rows.map(({ folder_id, kept_at, ...restaurant }) => ({
    restaurant,
    folder_id,
    created_at: kept_at.toISOString(),
  }))
  return { data, pagination: paginate(page, FAVORITES_PAGE_SIZE, counted[0]?.total ?? 0) }
}
