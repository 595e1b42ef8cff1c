import { listScope } from '@/domain/directory/listScope'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from './sql/restaurantCard'
import { visible } from '../sqlConditions'

export interface RestaurantAtPath {
  id: number
  title: string
  address: string | null
  latitude: number | null
  longitude: number | null
}

/** Both sides in search form, so spaces, case and NFD do not matter. */
const BY_PATH = `
  SELECT r.id, r.title, r.address, r.latitude, r.longitude
  FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')}
  WHERE (r.search_name = public.search_jamo($1) OR public.search_jamo(r.name) = public.search_jamo($1))
    AND r.search_name COLLATE "C" >= public.search_jamo($1)
      AND r.search_name COLLATE "C" < public.search_jamo($1) || U&'\\FFFF'
    AND CASE $2 WHEN 'region' THEN s.region_code = $3 WHEN 'province' THEN s.province = $3 ELSE true END
  ORDER BY r.search_name = public.search_jamo($1) DESC, s.visit_count DESC, s.agency_count DESC, s.title, r.id
  LIMIT 50`

/**
 * By title, then by trading name. Accepts former region names, short forms, NFD and spaces; `district` may repeat the
 * province or be '-' for 세종, which has none. Empty for an unknown region.
 */
export async function findRestaurantsByPath(
  sql: Queryable,
  province: string,
  district: string,
  title: string,
): Promise<RestaurantAtPath[]> {
  const within = listScope({ province, district: district.trim() === '-' ? undefined : district })
  const whole =
    within.kind === 'unknown' && within.field === 'district' && province.normalize('NFC') === district.normalize('NFC')
  const scope = whole ? listScope({ province }) : within
  if (scope.kind === 'unknown' || !title.trim()) return []
  const name = scope.kind === 'region' ? scope.code : scope.kind === 'province' ? scope.province : null
  const { rows } = await sql.query<RestaurantAtPath>(BY_PATH, [title.replaceAll('\0', ''), scope.kind, name])
  return rows
}

/** Merges may be chained; UNION (not ALL) ends a cycle. */
const STATE = `
  WITH RECURSIVE followed (id) AS (
    SELECT $1::int UNION SELECT r.merged_into_id FROM followed JOIN restaurants r USING (id)
      WHERE r.merged_into_id IS NOT NULL
  )
  SELECT r.id FROM followed JOIN restaurants r USING (id)
  WHERE ${visible('restaurants', 'r')} LIMIT 1`

/** Its own id, its survivor's, or null if not public. */
export async function resolveVisibleRestaurant(sql: Queryable, id: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>(STATE, [id])
  return rows[0]?.id ?? null
}
