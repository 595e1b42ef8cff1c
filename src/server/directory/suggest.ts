import type { RegionSummary, Suggestions } from '@/contract/directory'
import { QUERY_LENGTH_MAX, SUGGESTIONS_MAX } from '@/domain/search/limits'
import { readQuery } from '@/domain/search/readQuery'
import {
  suggestHalls,
  suggestLandmarks,
  type SuggestedLandmark,
  firstOffered,
  suggestProvinces,
  suggestRegions,
} from '@/domain/search/suggestPlaces'
import type { Queryable } from '@/infra/database/pool'
import { SUGGESTED } from './search/findHits'
import type { Hit } from './search/matchRank'
import { searchRestaurants } from './search/searchRestaurants'
import { listRegions } from './regions'
import { cacheIfLarge, LARGE_DIRECTORY } from './sql/cacheIfLarge'
import { ALL_TIME } from './sql/restaurantCard'
import { suggestAgencies } from './suggestAgencies'
import { describeInterpretation } from './listCandidates'

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

/** Reads what the search did not. */
async function cardsOf(sql: Queryable, hits: readonly Hit[]): Promise<Suggested[]> {
  const missing = hits.filter(({ card }) => !card).map(({ id }) => id)
  const { rows } = missing.length > 0 ? await sql.query<{ card: Suggested }>(CARDS, [missing]) : { rows: [] }
  const read = new Map(rows.map(({ card }) => [card.id, card]))
  // Hidden a moment ago.
  return hits.flatMap(({ id, card }) => card ?? read.get(id) ?? [])
}

const isLarge = (regions: readonly RegionSummary[]): boolean =>
  regions.reduce((sum, { restaurant_count }) => sum + restaurant_count, 0) >= LARGE_DIRECTORY

/** By prefix, with their numbers of restaurants. */
async function suggestPlaces(sql: Queryable, query: string): Promise<Pick<Suggestions, 'regions' | 'provinces'>> {
  const [codes, names] = [suggestRegions(query), suggestProvinces(query)]
  if (codes.length + names.length === 0) return { regions: [], provinces: [] }
  const counted = await cacheIfLarge(sql, 'regions', () => listRegions(sql), isLarge)
  const known = new Map(counted.map((region) => [region.code, region]))
  const sumOf = (province: string, count: (region: RegionSummary) => number) =>
    [...known.values()].reduce((sum, region) => sum + (region.province === province ? count(region) : 0), 0)
  const provinces = names.map((one) => ({
    ...one,
    restaurant_count: sumOf(one.province, ({ restaurant_count }) => restaurant_count),
    visit_count: sumOf(one.province, ({ visit_count }) => visit_count),
  }))
  const regions = codes.flatMap(({ code, isExact }) => {
    const region = known.get(code)
    return region ? [{ ...region, isExact }] : []
  })
  return {
    provinces: firstOffered(provinces).map(({ isExact: _isExact, ...province }) => province),
    regions: firstOffered(regions).map(({ isExact: _isExact, ...region }) => region),
  }
}

/** By prefix, and the suggested institutions' halls. */
const pointsOf = (query: string, agencies: readonly { name: string }[]): SuggestedLandmark[] => {
  const named = suggestLandmarks(query)
  return [...named, ...suggestHalls(agencies).filter(({ q }) => named.every((one) => one.q !== q))]
}

/**
 * While typing, from the first key: parts of names, initials, `name + district`, Latin keys, one typo; also the food
 * filter if the text names one.
 */
export async function suggest(sql: Queryable, q: string): Promise<Suggestions> {
  const query = q.slice(0, QUERY_LENGTH_MAX)
  const reading = readQuery(query)
  const isKind = reading.kind !== null && reading.words === ''
  const [restaurants, places, agencies] = await Promise.all([
    searchRestaurants(sql, query, SUGGESTIONS_MAX).then((hits) => cardsOf(sql, hits)),
    suggestPlaces(sql, query),
    suggestAgencies(sql, query),
  ])
  const understood = isKind ? { understood: describeInterpretation(query, reading) } : {}
  return { q: query, restaurants, ...places, points: pointsOf(query, agencies), agencies, ...understood }
}
