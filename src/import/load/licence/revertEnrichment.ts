import type { Queryable } from '@/infra/database/pool'

/** What a licence gives a restaurant, by the column of each. Coordinates come and go together. */
const ENRICHED_FIELDS: readonly [column: string, fromLicence: string][] = [
  ['address', 'COALESCE(l.road_address, l.lot_address)'],
  ['latitude', 'l.latitude'],
  ['longitude', 'l.longitude'],
  ['phone', 'l.phone'],
  ['closed_on', 'l.closed_on'],
]

/** A column goes only if the source filled it and nobody has written there since. */
const FORGET = (stale: string): string => `
  WITH stale AS MATERIALIZED (${stale}),
  given AS (
    SELECT s.restaurant_id, s.filled_fields, ${ENRICHED_FIELDS.map(([column, value]) => `${value} AS ${column}`).join(', ')}
    FROM stale JOIN restaurant_sources s USING (id) JOIN licences l ON l.id = s.licence_id
  ),
  cleared AS (
    UPDATE restaurants r
    SET ${ENRICHED_FIELDS.map(([column]) => `${column} = CASE WHEN '${column}' = ANY (g.filled_fields) AND r.${column} = g.${column} THEN NULL ELSE r.${column} END`).join(', ')}
    FROM given g WHERE r.id = g.restaurant_id AND g.filled_fields <> '{}'
  )
  DELETE FROM restaurant_sources s USING stale WHERE s.id = stale.id`

/**
 * Takes back what links gave, and the links themselves.
 * @param stale a query for the ids of `restaurant_sources` that no longer hold; their licences must still be as they were
 */
export async function revertEnrichment(sql: Queryable, stale: string): Promise<void> {
  await sql.query(FORGET(stale))
}
