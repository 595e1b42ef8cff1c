import type { ListScope } from '@/domain/directory/listScope'
import { LIST_PAGE_SIZE_MAX } from '@/domain/directory/directory'
import { effectiveSort } from '@/contract/directoryQuery'
import type { ListedRestaurant, RestaurantPage } from '@/contract/directory'
import { RADIUS_DEFAULT, TILE_PLACES_MAX } from '@/domain/nearby/nearby'
import type { Point } from '@/domain/distance'
import { interpretQuery } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import { type MapTile, tileBounds } from '@/domain/nearby/mapTile'
import type { Tile, TilePlace } from '@/contract/tiles'
import { everyWord } from '../search/findHits'
import { nameCondition } from '../search/nameCondition'
import { isPartial, listConditions, type ListFilter, ORDER, Parameters, statsOf } from '../sql/listStatement'
import { paginate } from '../sql/paginate'
import {
  CARD_COLUMNS,
  CARD_JOINS_ALL_TIME,
  CARD_JOINS_PARTIAL,
  PHOTOGRAPH,
  ALL_TIME,
  BY_VISITS,
} from '../sql/restaurantCard'
import { nearSql, withinBounds } from './nearSql'

/** Most visited first, up to `TILE_PLACES_MAX`. */
export async function readTile(sql: Queryable, tile: MapTile): Promise<Tile> {
  const parameters = new Parameters()
  const { rows } = await sql.query<TilePlace>(
    `SELECT r.id, r.title, r.category, r.sub_category, r.address, g.sub_add1, g.sub_add2,
       r.latitude, r.longitude, s.visit_count, s.agency_count, s.per_head_median,
       ${PHOTOGRAPH} AS photo, COALESCE(s.used_for, '{}') AS used_for
     FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')}
       LEFT JOIN regions g ON g.id = r.region_id
     WHERE ${withinBounds(tileBounds(tile), parameters)}
     ORDER BY ${BY_VISITS} LIMIT ${TILE_PLACES_MAX + 1}`,
    parameters.values,
  )
  return { data: rows.slice(0, TILE_PLACES_MAX), is_partial: rows.length > TILE_PLACES_MAX }
}

function orderOf(query: ListFilter): string {
  const sort = effectiveSort(query)
  if (sort === 'name') return 's.title, s.restaurant_id'
  return ORDER[sort]
}

/** On `r`: part of a name in any interpretation, or all its words. */
function named(q: string | undefined, parameters: Parameters): string {
  if (!q) return 'true'
  const add = (value: unknown) => parameters.add(value)
  const conditions = interpretQuery(q).flatMap((interpretation) => nameCondition(interpretation, add) ?? [])
  const reordered = everyWord(q, add)
  if (reordered) conditions.push(reordered)
  return conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false'
}

/** With `distance`. */
export function rowsNear(query: ListFilter, scope: ListScope, point: Point, parameters: Parameters): string {
  const near = nearSql(point, query.radius ?? RADIUS_DEFAULT, parameters, named(query.q, parameters))
  return `SELECT s.*, n.distance FROM ${near} n JOIN ${statsOf(query, parameters)} s ON s.restaurant_id = n.id
    WHERE ${listConditions(query, scope, parameters)}`
}

/** Of all pages of `listNear`, in order. */
export async function listIdsNear(
  sql: Queryable,
  query: ListFilter,
  scope: ListScope,
  point: Point,
  max: number,
): Promise<number[]> {
  const parameters = new Parameters()
  const { rows } = await sql.query<{ id: number }>(
    `${CUSTOM_PLAN} SELECT s.restaurant_id AS id FROM (${rowsNear(query, scope, point, parameters)}) s
     ORDER BY ${orderOf(query)} LIMIT ${max}`,
    parameters.values,
  )
  return rows.map(({ id }) => id)
}

/** `radius` in metres, default `RADIUS_DEFAULT`. A text is searched in names, without typo tolerance. */
export async function listNear(
  sql: Queryable,
  query: ListFilter,
  scope: ListScope,
  point: Point,
): Promise<RestaurantPage> {
  const parameters = new Parameters()
  const found = rowsNear(query, scope, point, parameters)
  const order = orderOf(query)
  const { rows } = await sql.query<ListedRestaurant & { total: number }>(
    `${CUSTOM_PLAN} SELECT ${CARD_COLUMNS}, s.distance, s.total FROM (
       SELECT s.*, count(*) OVER () AS total FROM (${found}) s
       ORDER BY ${order} LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}
     ) s ${isPartial(query) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME} ORDER BY ${order}`,
    parameters.values,
  )
  const total = rows[0]?.total ?? (query.page > 1 ? await countNear(sql, query, scope, point) : 0)
  return {
    data: rows.map(({ total: _total, ...restaurant }) => restaurant),
    pagination: paginate(query.page, query.size, total),
  }
}

/** A page beyond the last has no row with the total. */
const countNear = async (sql: Queryable, query: ListFilter, scope: ListScope, point: Point): Promise<number> =>
  (await listNear(sql, { ...query, page: 1, size: LIST_PAGE_SIZE_MAX }, scope, point)).pagination.total
