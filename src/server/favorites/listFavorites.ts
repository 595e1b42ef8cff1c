import type { z } from 'zod'
import type { Restaurant } from '@/contract/directory'
import type { favoriteQuerySchema, FavoritePage, FavoriteIds } from '@/contract/favorites'
import { FAVORITES_PAGE_SIZE } from '@/domain/favorite/favorite'
import type { Point } from '@/domain/distance'
import { parseNear } from '@/domain/nearby/nearPoint'
import type { Queryable } from '@/infra/database/pool'
import { distanceSql } from '../directory/near/nearSql'
import { Parameters } from '../directory/sql/listStatement'
import { paginate } from '../directory/sql/paginate'
import { visible } from '../sqlConditions'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'

/** FROM item `f`, as the owner sees it. After a merge, the absorbed restaurant's row reappears if it is undone. */
export const FAVORITE_RESTAURANTS = `favorites f
  JOIN restaurants k ON k.id = f.restaurant_id AND k.merged_into_id IS NULL`

/** Only visible restaurants. */
export const VISIBLE_FAVORITES = `${FAVORITE_RESTAURANTS} AND ${visible('restaurants', 'k')}`

/** Rows of one statement keep the order they were written in. */
const FAVORITES_NEWEST_FIRST = 'f.created_at DESC, f.id DESC'

/** With `folder_id` and `kept_at`, by a distance first if there is one; $1 and $2 are size and offset. */
export const cardsOf = (from: string, where: string, distance = 'NULL::int'): string => `
  SELECT f.folder_id, f.created_at AS kept_at, ${CARD_COLUMNS}
  FROM (
    SELECT f.*, ${distance} AS distance FROM ${from}
    WHERE ${where} ORDER BY distance, ${FAVORITES_NEWEST_FIRST} LIMIT $1 OFFSET $2
  ) f
  CROSS JOIN LATERAL (
    SELECT * FROM restaurant_stats WHERE restaurant_id = f.restaurant_id AND year = 0 AND agency_type = '' OFFSET 0
  ) s ${CARD_JOINS_ALL_TIME}
  ORDER BY f.distance, ${FAVORITES_NEWEST_FIRST}`

/** Newest first. */
export async function readFavoriteIds(sql: Queryable, member: number): Promise<FavoriteIds> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT k.id FROM ${FAVORITE_RESTAURANTS} WHERE f.user_id = $1 ORDER BY ${FAVORITES_NEWEST_FIRST}`,
    [member],
  )
  return { ids: rows.map(({ id }) => id) }
}

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
