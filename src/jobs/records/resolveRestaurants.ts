import type { PoolClient } from 'pg'
import { findRestaurants } from './findRestaurants'
import { rejectWhere } from './recordStage'

const REPEATED = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (
    PARTITION BY coalesce('#' || restaurant_id, place ->> 'key') ORDER BY position) AS n
    FROM record_stage WHERE status = 'ok') r WHERE r.n > 1)`

const REGION = `(SELECT g.id FROM regions g WHERE g.code = s.place ->> 'regionCode')`

/**
 * Name and place identify a row without an id, so they stay, but a missing address or district is filled. Empty cells
 * remove nothing.
 */
const NEXT = `
  UPDATE record_stage s SET next = CASE WHEN s.is_new
      THEN jsonb_strip_nulls(jsonb_build_object('category', s.defaults -> 'category',
        'isActive', s.defaults -> 'active', 'subCategory', s.defaults -> 'subCategory'))
      ELSE '{}' END
    || CASE WHEN s.is_new OR s.given ? 'id'
      THEN jsonb_strip_nulls(jsonb_build_object('name', s.given -> 'name', 'branch', s.given -> 'branch')) ELSE '{}' END
    || jsonb_strip_nulls(jsonb_build_object(
      'address', CASE WHEN n.takes_address THEN s.given -> 'address' END,
      'region', CASE WHEN n.takes_region THEN ${REGION} END,
      'category', s.given -> 'category', 'subCategory', s.given -> 'subCategory', 'phone', s.given -> 'phone',
      'latitude', s.given -> 'latitude', 'longitude', s.given -> 'longitude', 'isActive', s.given -> 'active'))
  FROM (SELECT s.position, s.is_new OR s.given ? 'id' OR coalesce(r.address, '') = '' AS takes_address,
          s.is_new OR s.given ? 'id' OR r.region_id IS NULL AS takes_region
        FROM record_stage s LEFT JOIN restaurants r ON r.id = s.subject_id WHERE s.status = 'ok') n
  WHERE n.position = s.position`

export async function resolveRestaurants(sql: PoolClient): Promise<void> {
  await findRestaurants(sql, { id: 'id', name: 'name', address: 'address' })
  await rejectWhere(sql, REPEATED, { reason: 'row_repeated', column: 'name' })
  await rejectWhere(sql, `s.restaurant_id IS NULL AND NOT s.given ? 'address'`, {
    reason: 'address_missing',
    column: 'address',
  })
  await sql.query(
    `UPDATE record_stage SET is_new = restaurant_id IS NULL,
       subject_id = coalesce(restaurant_id, nextval('restaurants_id_seq')) WHERE status = 'ok'`,
  )
  await sql.query(NEXT)
}
