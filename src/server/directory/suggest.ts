import type { Suggestions } from '@/domain/directory/schemas'
import { QUERY_LENGTH_MAX, SUGGESTIONS_MAX } from '@/domain/limits'
import { suggestRegions } from '@/domain/search/suggestRegions'
import type { Sql } from '@/infra/database/pool'
import { searchRestaurants } from '../search/searchRestaurants'
import { ALL_TIME } from './restaurantCard'

const CARDS = `
  SELECT r.id, r.title, r.sub_category, r.address, s.province AS sub_add1, g.sub_add2, s.visit_count
  FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  CROSS JOIN LATERAL (SELECT * FROM restaurants WHERE id = given.id OFFSET 0) r
  CROSS JOIN LATERAL (
    SELECT s.province, s.region_code, s.visit_count FROM restaurant_stats s WHERE s.restaurant_id = given.id AND ${ALL_TIME('s')} OFFSET 0
  ) s
  LEFT JOIN LATERAL (SELECT sub_add2 FROM regions WHERE code = s.region_code OFFSET 0) g ON true
  ORDER BY given.place`

const REGIONS = `
  SELECT code, g.sub_add1 AS province, g.sub_add2 AS district, COALESCE(sum(k.restaurants), 0) AS restaurant_count,
    COALESCE(sum(k.restaurants * k.visit_count::bigint), 0)::bigint AS visit_count
  FROM unnest($1::text[]) WITH ORDINALITY AS given (code, place)
  JOIN regions g USING (code) LEFT JOIN rank_scores k ON k.scope = code
  GROUP BY code, province, district, place ORDER BY place`

/**
 * What to offer while someone types: up to `SUGGESTIONS_MAX` restaurants and a few districts. Works from the first
 * key on: parts of names, first consonants, `name + district`, Latin keys, one slip.
 */
export async function suggest(sql: Sql, q: string): Promise<Suggestions> {
  const query = q.slice(0, QUERY_LENGTH_MAX)
  const codes = suggestRegions(query)
  const [restaurants, regions] = await Promise.all([
    searchRestaurants(sql, query, SUGGESTIONS_MAX).then(async (hits) =>
      hits.length === 0 ? [] : (await sql.query<Suggestions['restaurants'][number]>(CARDS, [hits.map(({ id }) => id)])).rows,
    ),
    codes.length === 0 ? [] : sql.query<Suggestions['regions'][number]>(REGIONS, [codes]).then(({ rows }) => rows),
  ])
  return { q: query, restaurants, regions }
}
