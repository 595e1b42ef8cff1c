import type { Suggestions } from '@/domain/directory/schemas'
import { QUERY_LENGTH_MAX, SUGGESTIONS_MAX } from '@/domain/limits'
import { suggestRegions } from '@/domain/search/suggestRegions'
import type { Sql } from '@/infra/database/pool'
import { SUGGESTED } from '../search/findHits'
import type { Hit } from '../search/matchName'
import { searchRestaurants } from '../search/searchRestaurants'
import { listRegions } from './listRegions'
import { ALL_TIME } from './restaurantCard'

type Suggested = Suggestions['restaurants'][number]

const CARDS = `
  SELECT card.card
  FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  CROSS JOIN LATERAL (
    SELECT s.restaurant_id AS id, s.province, s.region_code, s.visit_count FROM restaurant_stats s
    WHERE s.restaurant_id = given.id AND ${ALL_TIME('s')} OFFSET 0
  ) hit
  CROSS JOIN LATERAL (${SUGGESTED} OFFSET 0) card
  ORDER BY given.place`

/** What to show of each hit, reading what the search itself has not read. */
async function cardsOf(sql: Sql, hits: readonly Hit[]): Promise<Suggested[]> {
  const missing = hits.filter(({ card }) => !card).map(({ id }) => id)
  const { rows } = missing.length > 0 ? await sql.query<{ card: Suggested }>(CARDS, [missing]) : { rows: [] }
  const read = new Map(rows.map(({ card }) => [card.id, card]))
  // One that was hidden a moment ago has no card any more.
  return hits.flatMap(({ id, card }) => card ?? read.get(id) ?? [])
}

/**
 * What to offer while someone types: up to `SUGGESTIONS_MAX` restaurants and a few districts. Works from the first
 * key on: parts of names, first consonants, `name + district`, Latin keys, one slip.
 */
export async function suggest(sql: Sql, q: string): Promise<Suggestions> {
  const query = q.slice(0, QUERY_LENGTH_MAX)
  const codes = suggestRegions(query)
  const [restaurants, known] = await Promise.all([
    searchRestaurants(sql, query, SUGGESTIONS_MAX).then((hits) => cardsOf(sql, hits)),
    codes.length > 0 ? listRegions(sql) : [],
  ])
  return { q: query, restaurants, regions: codes.flatMap((code) => known.find((region) => region.code === code) ?? []) }
}
