import { listScope, type ListScope } from '@/domain/directory/listScope'
import { effectiveSort, type ListQuery } from '@/domain/directory/query'
import type { Restaurant, RestaurantPage } from '@/domain/directory/schemas'
import { LIST_PAGE_SIZE } from '@/domain/limits'
import type { Sql } from '@/infra/database/pool'
import { PLANNED_EACH_TIME } from '@/infra/database/prepared'
import { visible } from '../visibility'
import { countOnce } from './countOnce'
import { isPartial, listConditions, ORDER, Parameters } from './listStatement'
import { paginate } from './paginate'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from './restaurantCard'
import { searchList } from './searchList'

interface Statement {
  text: string
  values: unknown[]
}

/** The page first, then the look-ups: only the rows shown are joined. */
function pageStatement(query: ListQuery, scope: ListScope): Statement {
  const parameters = new Parameters()
  const where = listConditions(query, scope, parameters)
  const sort = effectiveSort(query)
  // Written out, because the best plan depends on them: a page is short, unless it is a late one.
  const limit = query.size
  const offset = query.page === 1 ? '' : `OFFSET ${(query.page - 1) * query.size}`
  const planning = query.page === 1 && query.size === LIST_PAGE_SIZE ? '' : PLANNED_EACH_TIME
  const joins = isPartial(query) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME
  const paged = (order: string, from: string) =>
    `SELECT s.* FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} ${offset}`
  // A district is sorted by itself; in anything larger the first names are found sooner along the index of names.
  if (sort === 'name' && scope.kind === 'region')
    return {
      text: `${planning} SELECT ${CARD_COLUMNS} FROM restaurant_stats s ${joins}
        WHERE ${where} ORDER BY r.title, r.id LIMIT ${limit} ${offset}`,
      values: parameters.values,
    }
  if (sort === 'name') {
    const from = `restaurants named JOIN restaurant_stats s
      ON s.restaurant_id = named.id AND ${visible('restaurants', 'named')}`
    return {
      text: `${planning} SELECT ${CARD_COLUMNS} FROM (${paged('named.title, named.id', from)}) s ${joins}
        ORDER BY r.title, r.id`,
      values: parameters.values,
    }
  }
  return {
    text: `${planning} SELECT ${CARD_COLUMNS} FROM (${paged(ORDER[sort], 'restaurant_stats s')}) s ${joins}
      ORDER BY ${ORDER[sort]}`,
    values: parameters.values,
  }
}

function countStatement(query: ListQuery, scope: ListScope): Statement {
  const parameters = new Parameters()
  return {
    text: `SELECT count(*) AS total FROM restaurant_stats s WHERE ${listConditions(query, scope, parameters)}`,
    values: parameters.values,
  }
}

/**
 * One page of the list. With `year` or `agency_type`, visits, institutions, amounts and the last visit are those of
 * that year and kind; ranks and ratings are always those of all time. A region nobody knows gives an empty page (ask
 * `listScope` first to tell the visitor).
 */
export async function listRestaurants(sql: Sql, query: ListQuery): Promise<RestaurantPage> {
  const scope = listScope(query)
  if (scope.kind === 'unknown') return { data: [], pagination: paginate(query.page, query.size, 0) }
  if (query.q) return searchList(sql, query, scope)
  const page = pageStatement(query, scope)
  const count = countStatement(query, scope)
  const [{ rows: data }, total] = await Promise.all([
    sql.query<Restaurant>(page.text, page.values),
    countOnce(sql, count.text, count.values),
  ])
  return { data, pagination: paginate(query.page, query.size, total) }
}
