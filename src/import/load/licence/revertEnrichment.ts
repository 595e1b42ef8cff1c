import type { Queryable } from '@/infra/database/pool'

/** Coordinates are set and cleared together. */
const ENRICHED_FIELDS: readonly [column: string, fromLicence: string][] = [
  ['address', 'COALESCE(l.road_address, l.lot_address)'],
  ['latitude', 'l.latitude'],
  ['longitude', 'l.longitude'],
  ['phone', 'l.phone'],
  ['closed_on', 'l.closed_on'],
]

/** A column is cleared only if the source filled it and it has not changed since. */
const cleared = (column: string): string =>
  `${column} = CASE WHEN '${column}' = ANY (g.filled_fields) AND r.${column} = g.${column} THEN NULL
    ELSE r.${column} END`

const FORGET = (stale: string): string => `
  WITH stale AS MATERIALIZED (${stale}),
  given AS (
    SELECT s.restaurant_id, s.filled_fields,
      ${ENRICHED_FIELDS.map(([column, value]) => `${value} AS ${column}`).join(', ')}
    FROM stale JOIN restaurant_sources s USING (id) JOIN licences l ON l.id = s.licence_id
  ),
  cleared AS (
    UPDATE restaurants r
    SET ${ENRICHED_FIELDS.map(([column]) => cleared(column)).join(', ')}
    FROM given g WHERE r.id = g.restaurant_id AND g.filled_fields <> '{}'
  )
  DELETE FROM restaurant_sources s USING stale WHERE s.id = stale.id`

/** `stale`: a query for ids of outdated `restaurant_sources`, run before their licences change. */
export async function revertEnrichment(sql: Queryable, stale: string): Promise<void> {
  await sql.query(FORGET(stale))
}
