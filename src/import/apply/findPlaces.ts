import type { PoolClient } from 'pg'
import type { KnownSpelling } from '../plan/decidePlaces'
import type { PlaceIdentity } from '../plan/placeIdentity'

export interface PlaceIds {
  restaurant: number
  alias: number
}

/** A spelling of a restaurant that was merged away means the one it went into. */
const KNOWN = `
  SELECT a.key, a.id AS alias, COALESCE(r.merged_into_id, r.id) AS restaurant
  FROM unnest($1::text[]) AS given (key) JOIN restaurant_aliases a USING (key) JOIN restaurants r ON r.id = a.restaurant_id`

/** The third part of a key from its end is the branch of the spelling, as it was seen. */
const CANDIDATES = `
  WITH given AS MATERIALIZED (SELECT DISTINCT name_key, code FROM unnest($1::text[], $2::text[]) AS g (name_key, code))
  SELECT COALESCE(r.merged_into_id, r.id) AS restaurant, a.name_key AS "nameKey", split_part(a.key, '|', -3) AS "branchKey",
    COALESCE(a.address_key, '') AS "addressKey", given.code AS "regionCode"
  FROM given JOIN regions g ON g.code = given.code
  JOIN restaurant_aliases a ON a.name_key = given.name_key AND a.region_id = g.id
  JOIN restaurants r ON r.id = a.restaurant_id`

/** The restaurants of keys that were seen before. */
export async function findKnown(sql: PoolClient, keys: readonly string[]): Promise<Map<string, PlaceIds>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql.query<PlaceIds & { key: string }>(KNOWN, [keys])
  return new Map(rows.map(({ key, alias, restaurant }) => [key, { alias, restaurant }]))
}

/** Every known spelling with the name and district of one of these places; none where the district is unknown. */
export async function findCandidates(sql: PoolClient, places: readonly PlaceIdentity[]): Promise<KnownSpelling[]> {
  const located = places.filter(({ regionCode }) => regionCode !== null)
  if (located.length === 0) return []
  const { rows } = await sql.query<KnownSpelling>(CANDIDATES, [located.map(({ nameKey }) => nameKey), located.map(({ regionCode }) => regionCode)])
  return rows
}
