import { type ExportQuery, effectiveSort, type ListQuery } from '@/contract/directoryQuery'
import type { Restaurant } from '@/contract/directory'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { OPEN_DATA_BLOCK, OPEN_DATA_ROWS_MAX } from '@/domain/openData'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import { parseNear } from '@/domain/nearby/nearPoint'
import { listScope, type ListScope } from '@/domain/directory/listScope'
import { interpretNames } from '@/domain/search/readQuery'
import { idsSql, searchSql } from '../directory/search/searchSql'
import { isPartial, Parameters, listConditions, type ListFilter, ORDER, statsOf } from '../directory/sql/listStatement'
import { FILE_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from '../directory/sql/restaurantCard'
import { areAgenciesCounted } from '../directory/agencyStats'
import { listCandidates } from '../directory/listCandidates'
import { listIdsNear } from '../directory/near/listNear'
import { fuzzyIds, searchOrder } from '../directory/search/searchList'
import { chunked } from './chunked'

interface ListedIds {
  filter: ListFilter
  scope: ListScope
  ids: number[]
}

async function readIds(sql: Queryable, text: string, parameters: Parameters): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(`${CUSTOM_PLAN} ${text}`, parameters.values)
  return rows.map(({ id }) => id)
}

async function filteredIds(sql: Queryable, filter: ListFilter, scope: ListScope, max: number): Promise<number[]> {
  const point = filter.near === undefined ? null : parseNear(filter.near)
  if (point) return listIdsNear(sql, filter, scope, point, max)
  const parameters = new Parameters()
  const sort = effectiveSort(filter)
  const stats = statsOf(filter, parameters)
  const where = listConditions(filter, scope, parameters)
  const [join, order] =
    sort === 'name' ? ['JOIN restaurants r ON r.id = s.restaurant_id', 'r.title, r.id'] : ['', ORDER[sort]]
  const text = `SELECT s.restaurant_id AS id FROM ${stats} s ${join} WHERE ${where} ORDER BY ${order} LIMIT ${max}`
  return readIds(sql, text, parameters)
}

async function searchedIds(sql: Queryable, query: ListFilter, scope: ListScope, max: number): Promise<number[]> {
  const interpretations = interpretNames(query.q ?? '')
  const idsOf = (matched: string, parameters: Parameters) =>
    readIds(
      sql,
      `SELECT s.restaurant_id AS id FROM (${matched}) s ORDER BY ${searchOrder(query).page} LIMIT ${max}`,
      parameters,
    )
  const parameters = new Parameters()
  const matched = searchSql(query, scope, interpretations, parameters)
  const found = matched ? await idsOf(matched, parameters) : []
  if (found.length > 0) return found
  const near = await fuzzyIds(sql, query.q ?? '', interpretations)
  const own = new Parameters()
  return near.length > 0 ? idsOf(idsSql(query, scope, near, own), own) : []
}

/** In order, as in all pages of `listRestaurants`; read at once, so that changes neither repeat nor skip one. */
export async function listRestaurantIds(sql: Queryable, asked: ListQuery, max: number): Promise<ListedIds> {
  const scope = listScope(asked)
  if (scope.kind === 'unknown') return { filter: asked, scope, ids: [] }
  const { agency } = asked
  const query = { ...asked, isAgencyCounted: agency !== undefined && (await areAgenciesCounted(sql, [agency])) }
  let listed: ListedIds = { filter: query, scope, ids: [] }
  for (const { filter } of listCandidates(query)) {
    const isSearch = filter.q && filter.near === undefined
    const ids = await (isSearch ? searchedIds : filteredIds)(sql, filter, scope, max)
    listed = { filter, scope, ids }
    if (ids.length > 0) break
  }
  return listed
}

async function readCards(sql: Queryable, { filter, scope }: ListedIds, ids: readonly number[]): Promise<Restaurant[]> {
  const parameters = new Parameters()
  const rows = idsSql(filter, scope, ids, parameters)
  const joins = isPartial(filter) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME
  const text = `${CUSTOM_PLAN} SELECT ${FILE_COLUMNS} FROM (${rows}) s ${joins} ORDER BY s.match`
  return (await sql.query<Restaurant>(text, parameters.values)).rows
}

async function* blocksOf(sql: Queryable, listed: ListedIds): AsyncGenerator<Restaurant[], void> {
  for (const ids of chunked(listed.ids, OPEN_DATA_BLOCK)) yield await readCards(sql, listed, ids)
}

/** In blocks on demand, so that slow readers keep no statement open. Fails if the list exceeds one file. */
export async function exportRestaurants(
  sql: Queryable,
  query: ExportQuery,
): Promise<Result<AsyncGenerator<Restaurant[], void>>> {
  const whole = { ...query, page: 1, size: LIST_PAGE_SIZE }
  const listed = await listRestaurantIds(sql, whole, OPEN_DATA_ROWS_MAX + 1)
  if (listed.ids.length > OPEN_DATA_ROWS_MAX)
    return fail({ code: 'export-too-large', params: { max: OPEN_DATA_ROWS_MAX } })
  return ok(blocksOf(sql, listed))
}
