import type { ListScope } from '@/domain/directory/listScope'
import { LIST_PAGE_SIZE_MAX } from '@/domain/directory/limits'
import { effectiveSort } from '@/domain/directory/query'
import type { ListedRestaurant, RestaurantPage } from '@/domain/directory/schemas'
import { RADIUS_DEFAULT } from '@/domain/nearby/limits'
import type { Point } from '@/domain/metresBetween'
import { interpretQuery } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/withPreparedStatements'
import { nameCondition } from '../search/nameCondition'
import { isPartial, listConditions, type ListFilter, ORDER, Parameters, statsOf } from '../sql/listStatement'
import { paginate } from '../sql/paginate'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from '../sql/restaurantCard'
import { nearSql } from './nearSql'

function orderOf(query: ListFilter): string {
  const sort = effectiveSort(query)
  if (sort === 'name') return 's.title, s.restaurant_id'
  return ORDER[sort]
}

/** A condition on `r` for a search text within a circle: part of a name, in any of its readings. */
function named(q: string | undefined, parameters: Parameters): string {
  if (!q) return 'true'
  const conditions = interpretQuery(q).flatMap(
    (interpretation) => nameCondition(interpretation, (value) => parameters.add(value)) ?? [],
  )
  return conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false'
}

/**
 * One page of the list of what lies within `radius` metres of a point (`RADIUS_DEFAULT` unless given), each with its
 * `distance`; the other filters hold as everywhere. A text is looked for in names, without tolerance for slips.
 */
export async function listNear(
  sql: Queryable,
  query: ListFilter,
  scope: ListScope,
  point: Point,
): Promise<RestaurantPage> {
  const parameters = new Parameters()
  const near = nearSql(point, query.radius ?? RADIUS_DEFAULT, parameters, named(query.q, parameters))
  const order = orderOf(query)
  const { rows } = await sql.query<ListedRestaurant & { total: number }>(
    `${CUSTOM_PLAN} SELECT ${CARD_COLUMNS}, s.distance, s.total FROM (
       SELECT s.*, count(*) OVER () AS total FROM (
         SELECT s.*, n.distance FROM ${near} n JOIN ${statsOf(query, parameters)} s ON s.restaurant_id = n.id
         WHERE ${listConditions(query, scope, parameters)}
       ) s ORDER BY ${order} LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}
     ) s ${isPartial(query) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME} ORDER BY ${order}`,
    parameters.values,
  )
  const total = rows[0]?.total ?? (query.page > 1 ? await countNear(sql, query, scope, point) : 0)
  return {
    data: rows.map(({ total: _total, ...restaurant }) => restaurant),
    pagination: paginate(query.page, query.size, total),
  }
}

/** A page after the last has no row that says how many there are. */
const countNear = async (sql: Queryable, query: ListFilter, scope: ListScope, point: Point): Promise<number> =>
  (await listNear(sql, { ...query, page: 1, size: LIST_PAGE_SIZE_MAX }, scope, point)).pagination.total
