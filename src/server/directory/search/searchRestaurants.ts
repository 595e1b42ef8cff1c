import { interpretNames } from '@/domain/search/readQuery'
import type { Queryable } from '@/infra/database/pool'
import type { RegionFilter } from '@/domain/search/knownWords'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { ALL_TIME, BY_VISITS } from '../sql/restaurantCard'
import { findHits, searchColumn, ranked, findWords } from './findHits'
import { findFuzzy } from './findFuzzy'
import { PREFIX, type Hit, popularHits } from './matchRank'
import { nameCondition, placeCondition } from './nameCondition'
import { popularNames } from './popularNames'

const TOP = `
  SELECT s.restaurant_id AS id, ${PREFIX} AS match, s.title, s.visit_count, s.agency_count
  FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND `
const TOP_OF_PROVINCE = `${TOP} s.province = $1 ORDER BY ${BY_VISITS} LIMIT $2`
const TOP_OF_REGIONS = `
  SELECT top.* FROM unnest($1::text[]) AS code
  CROSS JOIN LATERAL (${TOP} s.region_code = code ORDER BY ${BY_VISITS} LIMIT $2) top
  ORDER BY top.visit_count DESC, top.agency_count DESC, top.title, top.id LIMIT $2`

async function findTop(sql: Queryable, place: RegionFilter, limit: number): Promise<Hit[]> {
  const { rows } =
    'province' in place
      ? await sql.query<Hit>(TOP_OF_PROVINCE, [place.province, limit])
      : await sql.query<Hit>(TOP_OF_REGIONS, [place.codes, limit])
  return rows
}

/**
 * Districts combine the name and region indexes; a province is so large that frequent texts are found in the popular
 * names.
 */
async function findHitsInPlace(
  sql: Queryable,
  interpretation: QueryInterpretation,
  place: RegionFilter,
  limit: number,
): Promise<Hit[]> {
  if (interpretation.text === '') return findTop(sql, place, limit)
  if ('province' in place) {
    const { beginnings, parts, known } = popularHits(await popularNames(sql), interpretation, limit, place.province)
    if (known >= limit) return [...beginnings, ...parts].slice(0, limit)
  }
  const values: unknown[] = [textsOf(interpretation), limit]
  const add = (value: unknown) => `$${values.push(value)}`
  const name = nameCondition(interpretation, add)
  if (!name) return []
  const inRegions = 'codes' in place ? ` AND ${placeCondition(place.codes, add)}` : ''
  const inProvince = 'province' in place ? `s.province = ${add(place.province)}` : 'true'
  return (await sql.query<Hit>(ranked(searchColumn(interpretation), `${name}${inRegions}`, '$2', inProvince), values))
    .rows
}

/** With fewer results and no prefix match, a long text may have a typo. */
const FUZZY_BELOW = 3
const LONG_TEXT = 9

const isDoubtful = (hits: ReadonlyMap<number, Hit>): boolean =>
  hits.size < FUZZY_BELOW && [...hits.values()].every(({ match }) => match > PREFIX)

/** Interpretations in parallel, more likely ones first; other word orders and typos last. */
export async function searchRestaurants(sql: Queryable, query: string, limit: number): Promise<Hit[]> {
  const interpretations = interpretNames(query)
  const found = await Promise.all(
    interpretations.map((interpretation) =>
      interpretation.place
        ? findHitsInPlace(sql, interpretation, interpretation.place, limit)
        : findHits(sql, interpretation, limit),
    ),
  )
  const hits = new Map<number, Hit>()
  const keep = (hit: Hit) => hits.size < limit && !hits.has(hit.id) && hits.set(hit.id, hit)
  found.flat().forEach(keep)
  if (hits.size === 0) (await findWords(sql, query, limit)).forEach(keep)
  if (isDoubtful(hits)) {
    const doubtful = interpretations.filter(({ text }) => hits.size === 0 || text.length >= LONG_TEXT)
    const fuzzyHits = await Promise.all(doubtful.map((interpretation) => findFuzzy(sql, interpretation, limit)))
    fuzzyHits.flat().forEach(keep)
  }
  return [...hits.values()]
}
