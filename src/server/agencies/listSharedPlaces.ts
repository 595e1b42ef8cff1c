import { SHARED_PLACES } from '@/domain/agency/agency'
import type { SharedPlaces } from '@/contract/agencies'
import type { Queryable } from '@/infra/database/pool'
import { areAgenciesCounted } from '../directory/agencyStats'
import { cacheIfLarge } from '../directory/sql/cacheIfLarge'
import { visible } from '../sqlConditions'

/** By restaurant: precomputed, or computed now. */
const KEPT = (agency: string): string =>
  `SELECT restaurant_id, visit_count AS visits FROM agency_places WHERE agency_id = ${agency}`
const COUNTED = (agency: string): string =>
  `SELECT restaurant_id, count(*)::int AS visits FROM visits WHERE agency_id = ${agency} GROUP BY 1`

/** Places frequent for both come first. */
const SHARED = (placesOf: (agency: string) => string): string => `
  WITH shared AS MATERIALIZED (
    SELECT restaurant_id, one.visits AS first, other.visits AS second
    FROM (${placesOf('$1')}) one
    JOIN (${placesOf('$2')}) other
      USING (restaurant_id)
  )
  SELECT r.id, r.title, r.category::text, r.sub_category, r.address, r.latitude, r.longitude, g.sub_add1,
    g.sub_add2, s.first AS "firstVisits", s.second AS "secondVisits", count(*) OVER () AS total
  FROM shared s JOIN restaurants r ON r.id = s.restaurant_id AND ${visible('restaurants', 'r')}
  LEFT JOIN regions g ON g.id = r.region_id
  ORDER BY LEAST(s.first, s.second) DESC, s.first + s.second DESC, r.title COLLATE "C", r.id LIMIT $3`

type Row = SharedPlaces['places'][number] & { total: number }

/** From here on, the result is cached for a minute. */
const LARGE = 200

/** How many, and those most visited by both. */
export const listSharedPlaces = (sql: Queryable, first: number, second: number): Promise<SharedPlaces> =>
  cacheIfLarge(
    sql,
    `shared places: ${first}, ${second}`,
    async () => {
      const places = (await areAgenciesCounted(sql, [first, second])) ? KEPT : COUNTED
      const { rows } = await sql.query<Row>(SHARED(places), [first, second, SHARED_PLACES])
      return { total: rows[0]?.total ?? 0, places: rows.map(({ total: _, ...place }) => place) }
    },
    ({ total }) => total >= LARGE,
  )
