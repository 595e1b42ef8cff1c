import type { PoolClient } from 'pg'
import { categoryFromBusinessType, type PlaceCategory } from '@/domain/licence/categoryFromBusinessType'
import { copyRows, queryInBatches } from '@/infra/database/bulkLoad'
import type { Queryable } from '@/infra/database/pool'

/** Staged so that each restaurant is updated once, because updates rebuild its search indexes. */
const CREATE = `
  CREATE TEMP TABLE IF NOT EXISTS staged_categories (
    restaurant_id integer PRIMARY KEY, category text NOT NULL, sub_category text NOT NULL
  ) ON COMMIT DROP;
  TRUNCATE staged_categories`

/** A visit after the closing date means that another place closed, or that this one reopened. */
const ATE_LATER = `EXISTS (SELECT FROM visits v
  WHERE v.restaurant_id = r.id AND v.spent_at >= l.closed_on + interval '1 day')`

const FILL = `
  WITH empty AS (
    SELECT s.id AS source_id, r.id, l.as_of, k.category, k.sub_category,
      CASE WHEN r.address IS NULL THEN COALESCE(l.road_address, l.lot_address) END AS address,
      CASE WHEN r.latitude IS NULL AND r.longitude IS NULL THEN l.latitude END AS latitude,
      CASE WHEN r.latitude IS NULL AND r.longitude IS NULL THEN l.longitude END AS longitude,
      CASE WHEN r.phone IS NULL THEN l.phone END AS phone,
      CASE WHEN r.closed_on IS NULL AND NOT ${ATE_LATER} THEN l.closed_on END AS closed_on
    FROM new_links f JOIN restaurant_sources s ON s.id = f.source_id
    JOIN licences l ON l.id = s.licence_id JOIN restaurants r ON r.id = s.restaurant_id
    LEFT JOIN staged_categories k ON k.restaurant_id = r.id
  ),
  given AS (
    UPDATE restaurants r
    SET address = COALESCE(r.address, e.address), latitude = COALESCE(r.latitude, e.latitude),
      longitude = COALESCE(r.longitude, e.longitude), phone = COALESCE(r.phone, e.phone),
      closed_on = COALESCE(r.closed_on, e.closed_on), verified_on = GREATEST(r.verified_on, e.as_of),
      category = COALESCE(e.category::enum_restaurants_category, r.category),
      sub_category = COALESCE(e.sub_category, r.sub_category), updated_at = $1
    FROM empty e WHERE e.id = r.id
  )
  UPDATE restaurant_sources s
  SET filled_fields = array_remove(ARRAY[
    CASE WHEN e.address IS NOT NULL THEN 'address' END, CASE WHEN e.latitude IS NOT NULL THEN 'latitude' END,
    CASE WHEN e.longitude IS NOT NULL THEN 'longitude' END, CASE WHEN e.phone IS NOT NULL THEN 'phone' END,
    CASE WHEN e.closed_on IS NOT NULL THEN 'closed_on' END], NULL)
  FROM empty e WHERE e.source_id = s.id`

/** For older links: the register still listed the restaurant on that day. */
const VERIFY = `
  UPDATE restaurants r SET verified_on = l.as_of
  FROM staged_links k JOIN licences l ON l.id = k.licence_id
  WHERE r.id = k.restaurant_id AND (r.verified_on IS NULL OR r.verified_on < l.as_of)`

/** Fills only empty fields and records which. Returns the restaurants whose category changed, which affects lists. */
export async function enrichRestaurants(sql: PoolClient, now: Date): Promise<number[]> {
  const moved = await stageCategories(sql)
  await sql.query(FILL, [now])
  await sql.query(VERIFY)
  return moved
}

interface WithBusinessType extends PlaceCategory {
  id: number
  name: string
  businessType: string
}

const WITH_BUSINESS_TYPE = `
  SELECT r.id, r.name, r.category::text AS category, r.sub_category AS "subCategory", l.business_type AS "businessType"
  FROM new_links f JOIN restaurant_sources s ON s.id = f.source_id
  JOIN licences l ON l.id = s.licence_id JOIN restaurants r ON r.id = s.restaurant_id WHERE l.business_type IS NOT NULL`

async function stageCategories(sql: PoolClient): Promise<number[]> {
  await sql.query(CREATE)
  const moved: number[] = []
  for await (const rows of queryInBatches<WithBusinessType>(sql, WITH_BUSINESS_TYPE, 5_000)) {
    const categorised = rows.map((row) => ({ row, becomes: categoryFromBusinessType(row.name, row, row.businessType) }))
    const changed = categorised.filter(
      ({ row, becomes }) => becomes.category !== row.category || becomes.subCategory !== row.subCategory,
    )
    await copyRows(
      sql,
      'COPY staged_categories FROM STDIN',
      changed.map(({ row, becomes }) => [row.id, becomes.category, becomes.subCategory]),
    )
    moved.push(...changed.map(({ row }) => row.id))
  }
  await sql.query('ANALYZE staged_categories')
  return moved
}

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
