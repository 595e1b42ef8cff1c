import type { ListScope } from '@/domain/directory/listScope'
import { effectiveSort, type ListQuery } from '@/contract/directoryQuery'
import type { Restaurant, RestaurantPage } from '@/contract/directory'
import type { QueryInterpretation } from '@/domain/search/interpretQuery'
import { interpretNames } from '@/domain/search/readQuery'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import { cachedCount } from '../sql/cacheIfLarge'
import { isPartial, ORDER, Parameters } from '../sql/listStatement'
import { paginate } from '../sql/paginate'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL, ALL_TIME } from '../sql/restaurantCard'
import { findFuzzy } from './findFuzzy'
import { findWords, findPopularHits } from './findHits'
import { idsSql, searchSql } from './searchSql'
import { POPULAR_MAX, popularNames } from './popularNames'

const CARDS = `
  SELECT ${CARD_COLUMNS}
  FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  JOIN restaurant_stats s ON s.restaurant_id = given.id AND ${ALL_TIME('s')} ${CARD_JOINS_ALL_TIME}
  ORDER BY given.place`

/** Without filters, by relevance. */
const isPlain = (query: ListQuery): boolean =>
  effectiveSort(query) === 'relevance' &&
  !query.province &&
  query.category === 'all' &&
  query.cuisine === undefined &&
  query.occasion === undefined &&
  query.year === undefined &&
  query.agency_type === undefined &&
  query.agency === undefined &&
  query.per_head_max === undefined

/**
 * For a frequent text in a large directory, without counting matches outside the popular names. null if too few match
 * (the index has few rows then) or the directory is small (counting is fast then)
 */
async function popularPage(
  sql: Queryable,
  query: ListQuery,
  interpretations: readonly QueryInterpretation[],
): Promise<RestaurantPage | null> {
  const [interpretation] = interpretations
  if (!isPlain(query) || !interpretation || interpretation.place) return null
  if ((await popularNames(sql)).names.length < POPULAR_MAX) return null
  const popular = await findPopularHits(sql, interpretation, query.page * query.size)
  if (!popular) return null
  const ids = popular.hits.slice((query.page - 1) * query.size).map(({ id }) => id)
  const { rows } = await sql.query<Restaurant>(CARDS, [ids])
  return { data: rows, pagination: paginate(query.page, query.size, popular.known, true) }
}

/** For other word orders and typos. */
const FUZZY_MAX = 100

/** For rows of `matched` and for the page's rows. */
export const searchOrder = (query: ListQuery): { page: string; rows: string } => {
  const sort = effectiveSort(query)
  if (sort === 'name')
    return {
      page: '(SELECT title FROM restaurants WHERE id = s.restaurant_id), s.restaurant_id',
      rows: 'r.title, r.id',
    }
  const order = sort === 'relevance' ? `s.match, ${ORDER.relevance}` : ORDER[sort]
  return { page: order, rows: order }
}

/** Filters create hundreds of texts. */
const planning = (query: ListQuery): string => (isPlain(query) ? '' : CUSTOM_PLAN)

async function readPage(sql: Queryable, query: ListQuery, matched: string, parameters: Parameters) {
  const order = searchOrder(query)
  const [size, offset] = [parameters.add(query.size), parameters.add((query.page - 1) * query.size)]
  const { rows } = await sql.query<Restaurant & { total: number }>(
    `${planning(query)} SELECT ${CARD_COLUMNS}, s.total FROM (
       SELECT s.*, count(*) OVER () AS total FROM (${matched}) s ORDER BY ${order.page} LIMIT ${size} OFFSET ${offset}
     ) s ${isPartial(query) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME} ORDER BY ${order.rows}`,
    parameters.values,
  )
  return { data: rows.map(({ total: _total, ...restaurant }) => restaurant), total: rows[0]?.total ?? null }
}

/** Another word order, or else one typo away; best first. */
export async function fuzzyIds(
  sql: Queryable,
  query: string,
  interpretations: readonly QueryInterpretation[],
): Promise<number[]> {
  const reordered = await findWords(sql, query, FUZZY_MAX)
  if (reordered.length > 0) return reordered.map(({ id }) => id)
  const hits = await Promise.all(interpretations.map((interpretation) => findFuzzy(sql, interpretation, FUZZY_MAX)))
  return [...new Set(hits.flat().map(({ id }) => id))]
}

/** In name or address; searched again with typo tolerance without a match. */
export async function searchList(sql: Queryable, query: ListQuery, scope: ListScope): Promise<RestaurantPage> {
  const interpretations = interpretNames(query.q ?? '')
  const popular = await popularPage(sql, query, interpretations)
  if (popular) return popular
  const parameters = new Parameters()
  const matched = searchSql(query, scope, interpretations, parameters)
  const counting = `${planning(query)} SELECT count(*) AS total FROM (${matched}) s`
  const count = async () => (matched ? cachedCount(sql, counting, parameters.values) : 0)

  if (matched) {
    const copy = Object.assign(new Parameters(), { values: [...parameters.values] })
    const { data, total } = await readPage(sql, query, matched, copy)
    if (total !== null) return { data, pagination: paginate(query.page, query.size, total) }
    if (query.page > 1) return { data, pagination: paginate(query.page, query.size, await count()) }
  }
  const ids = await fuzzyIds(sql, query.q ?? '', interpretations)
  if (ids.length === 0) return { data: [], pagination: paginate(query.page, query.size, 0) }
  const own = new Parameters()
  const { data, total } = await readPage(sql, query, idsSql(query, scope, ids, own), own)
  return { data, pagination: paginate(query.page, query.size, total ?? 0) }
}
