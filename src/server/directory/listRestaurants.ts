import { parseNear } from '@/domain/nearby/nearPoint'
import { listScope, type ListScope } from '@/domain/directory/listScope'
import { effectiveSort, type ListQuery } from '@/contract/directoryQuery'
import type { Restaurant, RestaurantPage } from '@/contract/directory'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import { areAgenciesCounted } from './agencyStats'
import { visible } from '../sqlConditions'
import { cachedCount } from './sql/cacheIfLarge'
import { isPartial, listConditions, type ListFilter, ORDER, Parameters, statsOf } from './sql/listStatement'
import { paginate } from './sql/paginate'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from './sql/restaurantCard'
import { listNear } from './near/listNear'
import { listCandidates } from './listCandidates'
import { searchList } from './search/searchList'

interface Statement {
  text: string
  values: unknown[]
}

/** The page first, so that only displayed rows are joined. */
function pageStatement(query: ListFilter, scope: ListScope): Statement {
  const parameters = new Parameters()
  const stats = statsOf(query, parameters)
  const where = listConditions(query, scope, parameters)
  const sort = effectiveSort(query)
  // Literals, because the best plan depends on them.
  const limit = query.size
  const offset = query.page === 1 ? '' : `OFFSET ${(query.page - 1) * query.size}`
  const planning = query.page === 1 && query.size === LIST_PAGE_SIZE ? '' : CUSTOM_PLAN
  const joins = isPartial(query) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME
  const paged = (order: string, from: string) =>
    `SELECT s.* FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} ${offset}`
  // In larger areas than a district the name index finds the first names sooner.
  if (sort === 'name' && scope.kind === 'region')
    return {
      text: `${planning} SELECT ${CARD_COLUMNS} FROM ${stats} s ${joins}
        WHERE ${where} ORDER BY r.title, r.id LIMIT ${limit} ${offset}`,
      values: parameters.values,
    }
  if (sort === 'name') {
    const from = `restaurants named JOIN ${stats} s
      ON s.restaurant_id = named.id AND ${visible('restaurants', 'named')}`
    return {
      text: `${planning} SELECT ${CARD_COLUMNS} FROM (${paged('named.title, named.id', from)}) s ${joins}
        ORDER BY r.title, r.id`,
      values: parameters.values,
    }
  }
  return {
    text: `${planning} SELECT ${CARD_COLUMNS} FROM (${paged(ORDER[sort], `${stats} s`)}) s ${joins}
      ORDER BY ${ORDER[sort]}`,
    values: parameters.values,
  }
}

function countStatement(query: ListFilter, scope: ListScope): Statement {
  const parameters = new Parameters()
  return {
    text: `SELECT count(*) AS total FROM ${statsOf(query, parameters)} s
      WHERE ${listConditions(query, scope, parameters)}`,
    values: parameters.values,
  }
}

async function listFiltered(sql: Queryable, query: ListFilter, scope: ListScope): Promise<RestaurantPage> {
  const point = query.near === undefined ? null : parseNear(query.near)
  if (point) return listNear(sql, query, scope, point)
  const page = pageStatement(query, scope)
  const count = countStatement(query, scope)
  const [{ rows: data }, total] = await Promise.all([
    sql.query<Restaurant>(page.text, page.values),
    cachedCount(sql, count.text, count.values),
  ])
  return { data, pagination: paginate(query.page, query.size, total) }
}

/** Filters as the search text was interpreted. */
export interface FoundList {
  page: RestaurantPage
  filter: ListFilter
  scope: ListScope
}

export async function findList(sql: Queryable, asked: ListQuery): Promise<FoundList> {
  const scope = listScope(asked)
  const none = paginate(asked.page, asked.size, 0)
  let found: FoundList = { page: { data: [], pagination: none }, filter: asked, scope }
  if (scope.kind === 'unknown') return found
  const { agency } = asked
  const isAgencyCounted = agency !== undefined && (await areAgenciesCounted(sql, [agency]))
  for (const { filter, understood } of listCandidates({ ...asked, isAgencyCounted })) {
    const isSearch = filter.q && filter.near === undefined
    const page = await (isSearch ? searchList : listFiltered)(sql, filter, scope)
    found = { page: { ...page, ...(understood && { understood }) }, filter, scope }
    if (page.pagination.total > 0) break
  }
  return found
}

/**
 * `year`, `agency_type` and `agency` limit figures; ranks and ratings cover all time. A text that names a place, a food
 * or a meal ('시청역', '중구 한식') lists that; without results it is searched as a name. Check `listScope` first.
 */
export const listRestaurants = async (sql: Queryable, asked: ListQuery): Promise<RestaurantPage> =>
  (await findList(sql, asked)).page
