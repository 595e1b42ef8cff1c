import type { PoolClient } from 'pg'
import type { RecordKind, RecordRejectReason } from '@/domain/upload/kinds'
import { visible } from '@/server/sqlConditions'
import { analyzeRecordStage, rejectWhere } from './recordStage'
import { RECORD_TABLES, snapshotOf } from './recordTables'
import { resolveAgencies } from './resolveAgencies'
import { findRestaurants } from './findRestaurants'

const REPEATED_RESTAURANTS = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (
    PARTITION BY coalesce('#' || restaurant_id, place ->> 'key') ORDER BY position) AS n
    FROM record_stage WHERE status = 'ok') r WHERE r.n > 1)`

const REGION = `(SELECT g.id FROM regions g WHERE g.code = s.place ->> 'regionCode')`

/**
 * Name and place identify a row without an id, so they stay, but a missing address or district is filled. Empty cells
 * remove nothing.
 */
const NEXT_RESTAURANTS = `
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
  await rejectWhere(sql, REPEATED_RESTAURANTS, { reason: 'row_repeated', column: 'name' })
  await rejectWhere(sql, `s.restaurant_id IS NULL AND NOT s.given ? 'address'`, {
    reason: 'address_missing',
    column: 'address',
  })
  await sql.query(
    `UPDATE record_stage SET is_new = restaurant_id IS NULL,
       subject_id = coalesce(restaurant_id, nextval('restaurants_id_seq')) WHERE status = 'ok'`,
  )
  await sql.query(NEXT_RESTAURANTS)
}

const RESOLVERS: Record<RecordKind, (sql: PoolClient) => Promise<void>> = {
  agencies: resolveAgencies,
  restaurants: resolveRestaurants,
  reviews: resolveReviews,
}

/** What imports wrote of each record, by field. */
const WRITTEN = `
  SELECT DISTINCT ON (c.subject_id, e.key) c.subject_id, e.key, e.value
  FROM upload_changes c JOIN uploads u ON u.id = c.upload_id AND u.kind = 'agencies', jsonb_each(c.after) e
  ORDER BY c.subject_id, e.key, c.upload_id DESC`

/** A national list fills what is empty and corrects what an import wrote; what people wrote stays. */
const MAY_CHANGE: Partial<Record<RecordKind, string>> = {
  agencies: `AND (NOT s.given ? 'code' OR n.key = 'aliases' OR coalesce(t.now -> n.key, 'null') = 'null'
    OR EXISTS (SELECT FROM written w WHERE w.subject_id = t.id AND w.key = n.key AND w.value = t.now -> n.key))`,
}

const CHANGES = (kind: RecordKind): string => `
  WITH written AS MATERIALIZED (${WRITTEN})
  UPDATE record_stage s SET after = c.after, before = c.before,
    status = CASE WHEN c.after IS NULL THEN 'skip' ELSE 'ok' END,
    reason = CASE WHEN c.after IS NULL THEN 'unchanged' END
  FROM (
    SELECT s.position, jsonb_object_agg(n.key, n.value) FILTER (WHERE n.key IS NOT NULL) AS after,
      jsonb_object_agg(n.key, t.now -> n.key) FILTER (WHERE n.key IS NOT NULL) AS before
    FROM record_stage s
    JOIN (SELECT t.id, ${snapshotOf(kind)} AS now FROM ${RECORD_TABLES[kind].table} t) t ON t.id = s.subject_id
    LEFT JOIN LATERAL jsonb_each(s.next) n ON n.value IS DISTINCT FROM t.now -> n.key ${MAY_CHANGE[kind] ?? ''}
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

/** By nickname in any form, or else by id. */
const MEMBERS = `
  UPDATE record_stage s SET parent_id = coalesce(
    (SELECT u.id FROM users u WHERE u.id = (s.given ->> 'memberId')::int),
    (SELECT u.id FROM users u WHERE NOT s.given ? 'memberId' AND u.nickname_key = nickname_key(s.given ->> 'member')),
    (SELECT u.id FROM users u WHERE u.id = CASE WHEN NOT s.given ? 'memberId' AND s.given ->> 'member' ~ '^[0-9]{1,9}$'
      THEN (s.given ->> 'member')::int END))
  WHERE s.status = 'ok'`

const REPEATED_REVIEWS = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (PARTITION BY restaurant_id, parent_id ORDER BY position)
    AS n FROM record_stage WHERE status = 'ok') r WHERE r.n > 1)`

/** Existing reviews are not changed. */
const EXISTING = `
  UPDATE record_stage s SET status = 'skip', reason = 'review_exists', subject_id = v.id
  FROM reviews v WHERE s.status = 'ok' AND (v.restaurant_id, v.user_id) = (s.restaurant_id, s.parent_id)
    AND v.deleted_at IS NULL`

const NEXT_REVIEWS = `
  UPDATE record_stage s SET is_new = true, subject_id = nextval('reviews_id_seq'),
    title = r.title, next = jsonb_build_object('restaurant', s.restaurant_id, 'user', s.parent_id,
      'rating', s.given -> 'rating', 'content', s.given -> 'content',
      'createdAt', coalesce((s.given ->> 'writtenOn')::timestamptz, now()))
  FROM restaurants r WHERE r.id = s.restaurant_id AND s.status = 'ok'`

/** The reason refers to the id if the row has one, otherwise to the name. */
async function rejectByEither(
  sql: PoolClient,
  condition: string,
  reason: RecordRejectReason,
  [number, name]: readonly [number: string, name: string],
): Promise<void> {
  await rejectWhere(sql, `s.given ? '${number}' AND ${condition}`, { reason, column: number })
  await rejectWhere(sql, condition, { reason, column: name })
}

async function resolveReviews(sql: PoolClient): Promise<void> {
  await findRestaurants(sql, { id: 'restaurantId', name: 'restaurant', address: 'address' })
  const isVisible = visible('restaurants', 'r')
  const hidden = `NOT EXISTS (SELECT FROM restaurants r WHERE r.id = s.restaurant_id AND ${isVisible})`
  await rejectByEither(sql, hidden, 'restaurant_unknown', ['restaurantId', 'restaurant'])
  await sql.query(MEMBERS)
  await rejectByEither(sql, 's.parent_id IS NULL', 'member_unknown', ['memberId', 'member'])
  await rejectWhere(sql, REPEATED_REVIEWS, { reason: 'row_repeated', column: 'member' })
  await sql.query(EXISTING)
  await sql.query(NEXT_REVIEWS)
}
