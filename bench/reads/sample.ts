import type { Pool } from 'pg'

/** A restaurant, and the institution that went there first, to read what belongs to them. */
export interface Sample {
  id: number
  latitude: number
  longitude: number
  /** of its district */
  code: string
  province: string
  district: string | null
  agency: number
  /** the name of that institution */
  name: string
}

/** Half of them drawn by chance, half the most visited, where everything takes longest. */
const SAMPLES = `
  WITH places AS (
    SELECT s.restaurant_id AS id, r.latitude::float8, r.longitude::float8, s.region_code AS code, s.visit_count
    FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.is_active AND s.year = 0 AND s.agency_type = '' AND s.visit_count > 0 AND r.latitude IS NOT NULL
  )
  SELECT p.*, g.sub_add1 AS province, g.sub_add2 AS district, a.id AS agency, a.name
  FROM ((SELECT * FROM places ORDER BY hashint4(id) LIMIT $1 / 2)
    UNION ALL (SELECT * FROM places ORDER BY visit_count DESC, id LIMIT $1 / 2)) p
  JOIN regions g ON g.code = p.code
  JOIN agencies a ON a.id = (SELECT agency_id FROM visits WHERE restaurant_id = p.id LIMIT 1)`

/** So many restaurants of a directory with all that their reads need. */
export const drawSamples = async (pool: Pool, count: number): Promise<Sample[]> =>
  (await pool.query<Sample>(SAMPLES, [count])).rows

/** The point of a restaurant as queries take it. */
export const nearOf = ({ latitude, longitude }: Sample): string => `${latitude},${longitude}`
