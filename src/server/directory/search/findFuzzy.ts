import type { QueryInterpretation } from '@/domain/search/interpretQuery'
import { containsWithinOneEdit, buildTypoQuery } from '@/domain/search/typo'
import { type PairCondition, typoPairs } from '@/domain/search/syllablePairs'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../sql/restaurantCard'
import { SUGGESTED } from './findHits'
import { FUZZY, type Hit } from './matchRank'
import { namesWithAny, popularNames } from './popularNames'
import { placeCondition, SEARCH_PAIRS } from './nameCondition'

/** With more similar names the text is too unspecific. */
const NEAR_MAX = 200
/** A piece in more popular names is a kind of place (칼국수). */
const FREQUENT = 20

/** `|| ''` keeps the patterns a filter; as an index condition they would read far more. */
const near = (similar: string): string => `
  SELECT hit.id, hit.search_name, hit.title, hit.visit_count, hit.agency_count, hit.province, card.card
  FROM (
    SELECT r.id, r.search_name, s.title, s.visit_count, s.agency_count, s.province, s.region_code
    FROM (
      SELECT r.id, r.search_name FROM restaurants r
      WHERE ${similar} AND (r.search_name || '') LIKE ANY ($1::text[]) AND (r.search_name || '') ~ $2
      LIMIT ${NEAR_MAX}
    ) r
    CROSS JOIN LATERAL (
      SELECT s.title, s.visit_count, s.agency_count, s.province, s.region_code FROM restaurant_stats s
      WHERE s.restaurant_id = r.id AND ${ALL_TIME('s')} OFFSET 0
    ) s
  ) hit
  CROSS JOIN LATERAL (${SUGGESTED} OFFSET 0) card
  ORDER BY hit.visit_count DESC, hit.agency_count DESC, hit.title, hit.id`

type Near = Hit & { search_name: string; province: string | null }
type Add = (value: unknown) => string

const holds = ({ all, any }: PairCondition, add: Add): string =>
  `${SEARCH_PAIRS} @> ${add(all)}::text[] AND ${SEARCH_PAIRS} && ${add(any)}::text[]`

/** By the syllables a typo leaves intact if selective, otherwise by the surrounding keys. */
async function similarNames(sql: Queryable, letters: string, add: Add): Promise<string> {
  const pairs = typoPairs(letters)
  if (pairs && namesWithAny((await popularNames(sql)).letters, [pairs.middle]).length <= FREQUENT)
    return `(${holds(pairs.late, add)} OR ${holds(pairs.early, add)})`
  return 'r.search_name LIKE ANY ($1::text[])'
}

/** One key wrong, missing or extra; by visits. */
export async function findFuzzy(sql: Queryable, interpretation: QueryInterpretation, limit: number): Promise<Hit[]> {
  const { form, text, place, unfinished } = interpretation
  const search = form === 'letters' && !unfinished ? buildTypoQuery(text) : null
  if (!search) return []
  const values: unknown[] = [search.patterns, search.expression]
  const add = (value: unknown) => `$${values.push(value)}`
  const similar = await similarNames(sql, search.letters, add)
  const inRegions = place && 'codes' in place ? ` AND ${placeCondition(place.codes, add)}` : ''
  const isThere = (province: string | null) => !place || 'codes' in place || place.province === province
  const { rows } = await sql.query<Near>(near(`${similar}${inRegions}`), values)
  return rows
    .filter(({ search_name, province }) => isThere(province) && containsWithinOneEdit(search_name, text))
    .slice(0, limit)
    .map(({ search_name: _name, province: _province, ...hit }) => ({ ...hit, match: FUZZY }))
}
