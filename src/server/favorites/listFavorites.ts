import type { z } from 'zod'
import type { Restaurant } from '@/domain/directory/schemas'
import type { favoriteQuerySchema } from '@/domain/favorite/requests'
import type { FavoritePage } from '@/domain/favorite/schemas'
import { FAVORITES_PAGE_SIZE } from '@/domain/favorite/limits'
import type { Point } from '@/domain/metresBetween'
import { parseNear } from '@/domain/nearby/nearPoint'
import type { Queryable } from '@/infra/database/pool'
import { distanceSql } from '../directory/near/nearSql'
import { Parameters } from '../directory/sql/listStatement'
import { paginate } from '../directory/sql/paginate'
import { visible } from '../visibility'
import { cardsOf, FAVORITE_RESTAURANTS } from './keptFavorites'

const OWN = 'f.user_id = $3 AND ($4::int IS NULL OR f.folder_id = $4)'
const TOTAL = `SELECT count(*) AS total FROM ${FAVORITE_RESTAURANTS}
  WHERE f.user_id = $1 AND ($2::int IS NULL OR f.folder_id = $2)`

type Row = Restaurant & { folder_id: number | null; kept_at: Date }

/** What is no longer public has no distance, as on the screen. */
function orderedFrom(point: Point, parameters: Parameters): string {
  return `CASE WHEN ${visible('restaurants', 'k')} THEN ${distanceSql(point, parameters, 'k')} END`
}

/** Newest first or nearest first, of one folder or all. Another member's folder is empty. */
export async function listFavorites(
  sql: Queryable,
  member: number,
  { page, folder, near }: z.output<typeof favoriteQuerySchema>,
): Promise<FavoritePage> {
  const of = [member, folder ?? null]
  const parameters = new Parameters()
  for (const value of [FAVORITES_PAGE_SIZE, (page - 1) * FAVORITES_PAGE_SIZE, ...of]) parameters.add(value)
  const point = near === undefined ? null : parseNear(near)
  const cards = cardsOf(FAVORITE_RESTAURANTS, OWN, point ? orderedFrom(point, parameters) : undefined)
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql.query<Row>(cards, parameters.values),
    sql.query<{ total: number }>(TOTAL, of),
  ])
  const data = rows.map(({ folder_id, kept_at, ...restaurant }) => ({
    restaurant,
    folder_id,
    created_at: kept_at.toISOString(),
  }))
  return { data, pagination: paginate(page, FAVORITES_PAGE_SIZE, counted[0]?.total ?? 0) }
}
