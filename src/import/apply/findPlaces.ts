import type { PoolClient } from 'pg'
import { branchKey } from '@/domain/place/nameKey'
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

/** Two look-ups in one index: an unknown district equals only an unknown one, which no join condition can say. */
const CANDIDATES = `
  WITH given AS MATERIALIZED (
    SELECT DISTINCT g.name_key, r.id AS region_id, g.code
    FROM unnest($1::text[], $2::text[]) AS g (name_key, code) LEFT JOIN regions r ON r.code = g.code
  ),
  found AS (
    SELECT a.restaurant_id, a.name_key, a.address_key, g.code
    FROM given g JOIN restaurant_aliases a ON a.name_key = g.name_key AND a.region_id = g.region_id
    UNION ALL
    SELECT a.restaurant_id, a.name_key, a.address_key, NULL
    FROM given g JOIN restaurant_aliases a ON a.name_key = g.name_key AND a.region_id IS NULL
    WHERE g.region_id IS NULL
  )
  SELECT COALESCE(r.merged_into_id, r.id) AS restaurant, f.name_key, f.address_key, f.code, r.branch
  FROM found f JOIN restaurants r ON r.id = f.restaurant_id`

/** The restaurants of keys that were seen before. */
export async function findKnown(sql: PoolClient, keys: readonly string[]): Promise<Map<string, PlaceIds>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql.query<PlaceIds & { key: string }>(KNOWN, [keys])
  return new Map(rows.map(({ key, alias, restaurant }) => [key, { alias, restaurant }]))
}

/** Every known spelling with the name and district of one of these places. */
export async function findCandidates(sql: PoolClient, places: readonly PlaceIdentity[]): Promise<KnownSpelling[]> {
  const { rows } = await sql.query<{ restaurant: number; name_key: string; address_key: string | null; code: string | null; branch: string | null }>(
    CANDIDATES,
    [places.map(({ nameKey }) => nameKey), places.map(({ regionCode }) => regionCode)],
  )
  return rows.map((row) => ({
    restaurant: row.restaurant,
    nameKey: row.name_key,
    branchKey: branchKey(row.branch),
    addressKey: row.address_key ?? '',
    regionCode: row.code,
  }))
}
