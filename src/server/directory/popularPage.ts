import { effectiveSort, type ListQuery } from '@/domain/directory/query'
import type { Restaurant } from '@/domain/directory/schemas'
import type { SearchReading } from '@/domain/search/readSearch'
import type { Sql } from '@/infra/database/pool'
import { findPopularHits } from '../search/findHits'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './restaurantCard'

const CARDS = `
  SELECT ${CARD_COLUMNS}
  FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  JOIN restaurant_stats s ON s.restaurant_id = given.id AND ${ALL_TIME('s')} ${CARD_JOINS_ALL_TIME}
  ORDER BY given.place`

const isPlain = (query: ListQuery): boolean =>
  effectiveSort(query) === 'relevance' && !query.province && query.category === 'all' &&
  query.year === undefined && query.agency_type === undefined && query.per_head_max === undefined

/**
 * A page of an unfiltered search for a text that popular places contain, by ids. Null when there are too few of them:
 * then the index has few rows to read.
 */
export async function popularPage(sql: Sql, query: ListQuery, readings: readonly SearchReading[]): Promise<Restaurant[] | null> {
  const [reading] = readings
  if (!isPlain(query) || !reading || reading.place) return null
  const hits = await findPopularHits(sql, reading, query.page * query.size)
  if (!hits) return null
  const ids = hits.slice((query.page - 1) * query.size).map(({ id }) => id)
  return (await sql.query<Restaurant>(CARDS, [ids])).rows
}
