import { effectiveSort, type ListQuery } from '@/domain/directory/query'
import type { Restaurant, RestaurantPage } from '@/domain/directory/schemas'
import type { QueryInterpretation } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { findPopularHits } from './findHits'
import { POPULAR_MAX, popularNames } from './topNamesCache'
import { paginate } from '../sql/paginate'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../sql/restaurantCard'

const CARDS = `
  SELECT ${CARD_COLUMNS}
  FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  JOIN restaurant_stats s ON s.restaurant_id = given.id AND ${ALL_TIME('s')} ${CARD_JOINS_ALL_TIME}
  ORDER BY given.place`

/** Without filters, by relevance. */
export const isPlain = (query: ListQuery): boolean =>
  effectiveSort(query) === 'relevance' &&
  !query.province &&
  query.category === 'all' &&
  query.cuisine === undefined &&
  query.year === undefined &&
  query.agency_type === undefined &&
  query.agency === undefined &&
  query.per_head_max === undefined

/**
 * For a frequent text in a large directory, without counting matches outside the popular names. null if too few match
 * (the index has few rows then) or the directory is small (counting is fast then)
 */
export async function popularPage(
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
