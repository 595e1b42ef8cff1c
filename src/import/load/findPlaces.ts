import type { PoolClient } from 'pg'

export interface PlaceIds {
  restaurant: number
  alias: number
}

/** An alias of a merged restaurant resolves to the survivor. */
const KNOWN = `
  SELECT a.key, a.id AS alias, COALESCE(r.merged_into_id, r.id) AS restaurant
  FROM unnest($1::text[]) AS given (key)
  JOIN restaurant_aliases a USING (key) JOIN restaurants r ON r.id = a.restaurant_id`

export async function findKnown(sql: PoolClient, keys: readonly string[]): Promise<Map<string, PlaceIds>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql.query<PlaceIds & { key: string }>(KNOWN, [keys])
  return new Map(rows.map(({ key, alias, restaurant }) => [key, { alias, restaurant }]))
}
