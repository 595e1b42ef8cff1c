import type { SearchPlace } from '@/domain/search/regionWord'
import type { SearchReading } from '@/domain/search/readSearch'
import type { Sql } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/restaurantCard'
import type { Hit } from './matchName'
import { nameCondition } from './nameCondition'

/** The most visited of a place are looked through; a district is smaller than this, a province is not. */
const WALK_MAX = 1_200
const CANDIDATES_MAX = 3_000

const walked = (form: string, place: string): string => `
  SELECT id, match, visit_count, agency_count, walked FROM (
    SELECT r.id, CASE WHEN r.${form} = $1 THEN 0 WHEN starts_with(r.${form}, $1) THEN 1 ELSE 2 END AS match,
      s.visit_count, s.agency_count, strpos(r.${form}, $1) > 0 AS met, count(*) OVER () AS walked
    FROM ${place} s CROSS JOIN LATERAL (SELECT id, ${form} FROM restaurants WHERE id = s.restaurant_id OFFSET 0) r
  ) r WHERE met ORDER BY match, visit_count DESC, agency_count DESC, id LIMIT $2`

const ORDER = 's.visit_count DESC, s.agency_count DESC, s.restaurant_id'
const IN_PROVINCE = `(
  SELECT s.restaurant_id, s.visit_count, s.agency_count FROM restaurant_stats s
  WHERE ${ALL_TIME('s')} AND s.province = $3 ORDER BY ${ORDER} LIMIT ${WALK_MAX}
)`
const IN_REGIONS = `(
  SELECT s.* FROM unnest($3::text[]) AS code CROSS JOIN LATERAL (
    SELECT s.restaurant_id, s.visit_count, s.agency_count FROM restaurant_stats s
    WHERE ${ALL_TIME('s')} AND s.region_code = code ORDER BY ${ORDER} LIMIT ${WALK_MAX} / cardinality($3::text[])
  ) s
)`

const indexed = (form: string, condition: string, place: string): string => `
  SELECT r.id, CASE WHEN r.${form} = $1 THEN 0 WHEN starts_with(r.${form}, $1) THEN 1 ELSE 2 END AS match,
    s.visit_count, s.agency_count
  FROM (SELECT r.id, r.${form} FROM restaurants r WHERE ${condition} LIMIT ${CANDIDATES_MAX}) r
  CROSS JOIN LATERAL (
    SELECT s.visit_count, s.agency_count, s.province, s.region_code FROM restaurant_stats s
    WHERE s.restaurant_id = r.id AND ${ALL_TIME('s')} OFFSET 0
  ) s
  WHERE ${place} ORDER BY 2, s.visit_count DESC, s.agency_count DESC, r.id LIMIT $2`

/**
 * The best `limit` restaurants of a place whose name meets a reading. First the most visited of the place are looked
 * through, which is all of a usual district; when they do not suffice and there are more, the index of names.
 */
export async function findHitsInPlace(sql: Sql, reading: SearchReading, place: SearchPlace, limit: number): Promise<Hit[]> {
  const form = reading.form === 'choseong' ? 'search_choseong' : 'search_name'
  const where = 'province' in place ? place.province : place.codes
  const { rows } = await sql.query<Hit & { walked: number }>(
    walked(form, 'province' in place ? IN_PROVINCE : IN_REGIONS),
    [reading.text, limit, where],
  )
  const complete = !('province' in place) && place.codes.length === 1 && rows[0] !== undefined && rows[0].walked < WALK_MAX
  if (rows.length >= limit || complete) return rows
  const values: unknown[] = [reading.text, limit, where]
  const condition = reading.text === '' ? null : nameCondition(reading, (value) => `$${values.push(value)}`)
  if (!condition) return rows
  const inPlace = 'province' in place ? 's.province = $3' : 's.region_code = ANY ($3::text[])'
  return (await sql.query<Hit>(indexed(form, condition, inPlace), values)).rows
}
