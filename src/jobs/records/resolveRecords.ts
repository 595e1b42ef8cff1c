import type { PoolClient } from 'pg'
import type { RecordKind } from '@/domain/upload/records'
import { analyzeRecordStage, rejectWhere } from './recordStage'
import { RECORD_TABLES, snapshotOf } from './recordTables'
import { resolveAgencies } from './resolveAgencies'
import { resolveReviews } from './resolveReviews'
import { findRestaurants } from './findRestaurants'

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

async function resolveRestaurants(sql: PoolClient): Promise<void> {
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

const RESOLVERS: Record<RecordKind, (sql: PoolClient) => Promise<void>> = {
  agencies: resolveAgencies,
  restaurants: resolveRestaurants,
  reviews: resolveReviews,
}

const CHANGES = (kind: RecordKind): string => `
  UPDATE record_stage s SET after = c.after, before = c.before,
    status = CASE WHEN c.after IS NULL THEN 'skip' ELSE 'ok' END,
    reason = CASE WHEN c.after IS NULL THEN 'unchanged' END
  FROM (
    SELECT s.position, jsonb_object_agg(n.key, n.value) FILTER (WHERE n.key IS NOT NULL) AS after,
      jsonb_object_agg(n.key, t.now -> n.key) FILTER (WHERE n.key IS NOT NULL) AS before
    FROM record_stage s
    JOIN (SELECT t.id, ${snapshotOf(kind)} AS now FROM ${RECORD_TABLES[kind].table} t) t ON t.id = s.subject_id
    LEFT JOIN LATERAL jsonb_each(s.next) n ON n.value IS DISTINCT FROM t.now -> n.key
    WHERE s.status = 'ok' AND NOT s.is_new GROUP BY s.position
  ) c WHERE c.position = s.position`

/** Until the transaction ends, so that later statements see them unchanged. */
const LOCK = (table: string): string =>
  `SELECT FROM ${table} WHERE id IN (SELECT subject_id FROM record_stage WHERE status = 'ok' AND NOT is_new)
   ORDER BY id FOR UPDATE`

/** Create, update, skip or reject. `lock`: the records stay locked, to be written next. */
export async function resolveRecords(sql: PoolClient, kind: RecordKind, lock: boolean): Promise<void> {
  await analyzeRecordStage(sql)
  await RESOLVERS[kind](sql)
  if (lock) await sql.query(LOCK(RECORD_TABLES[kind].table))
  await sql.query(CHANGES(kind))
  await sql.query(`UPDATE record_stage SET after = next WHERE status = 'ok' AND is_new`)
}
