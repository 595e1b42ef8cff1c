import type { SearchReading } from '@/domain/search/readSearch'
import { containsWithOneSlip, slipSearch } from '@/domain/search/slips'
import type { Sql } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/restaurantCard'
import { SLIP, type Hit } from './matchName'
import { placeCondition } from './nameCondition'

/** Names that come near are few; more than this are a sign of a text too short to tell. */
const NEAR_MAX = 200

/** `|| ''` keeps the expression a filter: as an index condition it would read far more than the patterns do. */
const near = (inRegions: string): string => `
  SELECT r.id, r.search_name, s.visit_count, s.agency_count, s.province
  FROM (
    SELECT id, search_name FROM restaurants r
    WHERE search_name LIKE ANY ($1::text[]) AND (search_name || '') ~ $2 ${inRegions} LIMIT ${NEAR_MAX}
  ) r
  CROSS JOIN LATERAL (
    SELECT s.visit_count, s.agency_count, s.province FROM restaurant_stats s
    WHERE s.restaurant_id = r.id AND ${ALL_TIME('s')} OFFSET 0
  ) s
  ORDER BY s.visit_count DESC, s.agency_count DESC, r.id`

type Near = Hit & { search_name: string; province: string | null }

/** Restaurants whose name has the text in it but for one wrong, missing or extra key, by visits. */
export async function findSlips(sql: Sql, { form, text, place }: SearchReading, limit: number): Promise<Hit[]> {
  const search = form === 'letters' ? slipSearch(text) : null
  if (!search) return []
  const values: unknown[] = [search.patterns, search.expression]
  const inRegions = place && 'codes' in place ? `AND ${placeCondition(place.codes, (value) => `$${values.push(value)}`)}` : ''
  const { rows } = await sql.query<Near>(near(inRegions), values)
  return rows
    .filter(({ search_name, province }) => containsWithOneSlip(search_name, text) && (!place || 'codes' in place || place.province === province))
    .slice(0, limit)
    .map(({ id, visit_count, agency_count }) => ({ id, match: SLIP, visit_count, agency_count }))
}
