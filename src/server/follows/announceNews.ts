import type { Pool } from 'pg'
import { NEW_PLACE_DAYS, NEW_PLACES_NAMED } from '@/domain/follow/follow'
import { type Queryable, transaction } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/sql/restaurantCard'
import { instantSql, visible } from '../sqlConditions'

/** Every month that is new is noted, also where no one follows: it stays old for those who begin to. */
const MONTHS = `
  WITH fresh AS (
    INSERT INTO announced_months (agency_id, month)
    SELECT p.agency_id, p.month FROM publication_facts p
    WHERE p.rows > 0 AND NOT EXISTS (
      SELECT FROM announced_months k WHERE (k.agency_id, k.month) = (p.agency_id, p.month))
    ON CONFLICT DO NOTHING RETURNING agency_id, month
  )
  INSERT INTO news (kind, target, params)
  SELECT 'agency_month', a.id, jsonb_build_object('agency', a.id, 'about', a.name,
    'month', to_char(max(f.month), 'YYYY-MM'), 'months', count(*))
  FROM fresh f JOIN agencies a ON a.id = f.agency_id
  WHERE EXISTS (SELECT FROM follows w WHERE w.agency_id = a.id)
  GROUP BY a.id, a.name`

/** Noted one by one: an import may commit long after the time that its restaurants carry. */
const PLACES = `
  WITH fresh AS (
    INSERT INTO announced_places (restaurant_id)
    SELECT r.id FROM restaurants r
    JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')} AND s.visit_count > 0
    WHERE r.created_at > now() - interval '${NEW_PLACE_DAYS} days' AND r.region_id IS NOT NULL
      AND ${visible('restaurants', 'r')}
      AND NOT EXISTS (SELECT FROM announced_places k WHERE k.restaurant_id = r.id)
    ON CONFLICT DO NOTHING RETURNING restaurant_id
  )
  INSERT INTO news (kind, target, params)
  SELECT 'region_places', g.id, jsonb_build_object('region', g.code, 'province', g.sub_add1, 'district', g.sub_add2,
    'places', count(*), 'names', (array_agg(r.title ORDER BY r.id DESC))[1:${NEW_PLACES_NAMED}])
  FROM fresh f JOIN restaurants r ON r.id = f.restaurant_id JOIN regions g ON g.id = r.region_id
  WHERE EXISTS (SELECT FROM follows w WHERE w.region_id = g.id)
  GROUP BY g.id`

const NOT_LONGER_NEW = `
  DELETE FROM announced_places k USING restaurants r
  WHERE k.announced_at < now() - interval '${2 * NEW_PLACE_DAYS} days' AND r.id = k.restaurant_id
    AND r.created_at < now() - interval '${2 * NEW_PLACE_DAYS} days'`

/**
 * Compares each saved restaurant with what was found last. Institutions and months only add up, so that an import that
 * is undone and repeated is no news. One that was just saved is noted and is no news.
 */
const SAVED = `
  WITH seen AS MATERIALIZED (
    SELECT r.id, r.title::text AS title, r.address::text AS address,
      (r.closed_on AT TIME ZONE 'Asia/Seoul')::date AS closed_on,
      COALESCE(p.agency_ids, '{}') AS agency_ids, date_trunc('month', p.last_visit)::date AS month
    FROM restaurants r CROSS JOIN LATERAL (
      SELECT array_agg(agency_id) AS agency_ids, max(last_visit) AS last_visit FROM agency_places
      WHERE restaurant_id = r.id) p
    WHERE ${visible('restaurants', 'r')} AND r.id IN (SELECT restaurant_id FROM favorites)
  ), compared AS MATERIALIZED (
    SELECT n.id, n.title, NULLIF(n.closed_on, COALESCE(s.closed_on, 'infinity')) AS closed,
      NULLIF(s.title, n.title) AS renamed, COALESCE(n.address <> s.address, false) AS moved,
      ARRAY(SELECT unnest(n.agency_ids) EXCEPT SELECT unnest(s.agency_ids)) AS added,
      CASE WHEN n.month > s.month THEN n.month END AS month
    FROM seen n JOIN saved_place_states s ON s.restaurant_id = n.id
  ), noted AS (
    INSERT INTO saved_place_states AS s (restaurant_id, title, address, closed_on, agency_ids, month)
    SELECT id, title, address, closed_on, agency_ids, month FROM seen
    ON CONFLICT (restaurant_id) DO UPDATE SET title = EXCLUDED.title, address = EXCLUDED.address,
      closed_on = EXCLUDED.closed_on, month = GREATEST(s.month, EXCLUDED.month),
      agency_ids = ARRAY(SELECT unnest(s.agency_ids) UNION SELECT unnest(EXCLUDED.agency_ids))
    WHERE (s.title, s.address, s.closed_on) IS DISTINCT FROM (EXCLUDED.title, EXCLUDED.address, EXCLUDED.closed_on)
      OR NOT s.agency_ids @> EXCLUDED.agency_ids OR EXCLUDED.month > COALESCE(s.month, '-infinity')
  )
  INSERT INTO news (kind, target, params)
  SELECT 'saved_change', c.id, jsonb_build_object('restaurant', c.id, 'about', c.title, 'closed', c.closed,
    'renamed', c.renamed, 'moved', c.moved, 'agencies', cardinality(c.added),
    'agency', (SELECT min(name) FROM agencies WHERE id = ANY (c.added)), 'month', to_char(c.month, 'YYYY-MM'))
  FROM compared c
  WHERE c.closed IS NOT NULL OR c.renamed IS NOT NULL OR c.moved OR cardinality(c.added) > 0 OR c.month IS NOT NULL`

/** Of restaurants that no one saves any more. */
const NOT_SAVED = `
  DELETE FROM saved_place_states s WHERE NOT EXISTS (SELECT FROM favorites f WHERE f.restaurant_id = s.restaurant_id)`

const LOCK = 'SELECT up_to AS "upTo", after_user AS "afterUser" FROM news_delivery FOR UPDATE'
const BEGIN_DELIVERY = 'UPDATE news_delivery SET up_to = (SELECT max(id) FROM news), after_user = 0'

/** Members of one transaction: each notification takes the lock of live events when it commits. */
const BATCH = 500

const DELIVER = `
  WITH members AS MATERIALIZED (
    SELECT user_id FROM (
      (SELECT DISTINCT user_id FROM follows WHERE user_id > $2 ORDER BY 1 LIMIT ${BATCH})
      UNION (SELECT DISTINCT user_id FROM favorites WHERE user_id > $2 ORDER BY 1 LIMIT ${BATCH})) u
    ORDER BY user_id LIMIT ${BATCH}
  ), wanted AS (
    SELECT user_id, CASE WHEN agency_id IS NULL THEN 'region_places' ELSE 'agency_month' END AS kind,
      COALESCE(agency_id, region_id) AS target, created_at
    FROM follows JOIN members USING (user_id)
    UNION ALL SELECT user_id, 'saved_change', restaurant_id, created_at FROM favorites JOIN members USING (user_id)
  ), added AS (
    INSERT INTO notifications (user_id, kind, params)
    SELECT w.user_id, n.kind, n.params FROM wanted w
    JOIN news n ON (n.kind, n.target) = (w.kind, w.target) AND n.id <= $1 AND w.created_at <= n.found_at
    WHERE NOT EXISTS (SELECT FROM notification_mutes m WHERE (m.user_id, m.kind) = (w.user_id, w.kind))
    ORDER BY w.user_id, n.id
    RETURNING 1
  )
  SELECT (SELECT max(user_id) FROM members) AS last, (SELECT count(*)::int FROM added) AS added`

const ADVANCE = 'UPDATE news_delivery SET after_user = $1'
const END_DELIVERY = `
  WITH done AS (DELETE FROM news WHERE id <= $1) UPDATE news_delivery SET up_to = NULL, after_user = 0`

/** Unless another run is delivering what it found. */
async function find(sql: Queryable): Promise<void> {
  const { rows } = await sql.query<{ upTo: number | null }>(LOCK)
  if (rows[0]?.upTo != null) return
  await sql.query(MONTHS)
  await sql.query(PLACES)
  await sql.query(SAVED)
  await sql.query(NOT_LONGER_NEW)
  await sql.query(NOT_SAVED)
  await sql.query(BEGIN_DELIVERY)
}

/** One batch of members; null if none is left. */
async function deliver(sql: Queryable): Promise<number | null> {
  const { rows } = await sql.query<{ upTo: number | null; afterUser: number }>(LOCK)
  const { upTo = null, afterUser = 0 } = rows[0] ?? {}
  if (upTo === null) return null
  const delivered = await sql.query<{ last: number | null; added: number }>(DELIVER, [upTo, afterUser])
  const { last = null, added = 0 } = delivered.rows[0] ?? {}
  if (last === null) await sql.query(END_DELIVERY, [upTo])
  else await sql.query(ADVANCE, [last])
  return last === null ? null : added
}

/**
 * What is new since the last run becomes notifications, once: what was found and what is noted as known commit
 * together, and so do a batch of notifications and how far delivery came. Returns how many notifications were added.
 */
export async function announceNews(pool: Pool): Promise<number> {
  const left = await deliverAll(pool)
  await transaction(pool, find)
  return left + (await deliverAll(pool))
}

async function deliverAll(pool: Pool): Promise<number> {
  let count = 0
  for (;;) {
    const added = await transaction(pool, deliver)
    if (added === null) return count
    count += added
  }
}

const MONTHS_LISTED = 24

interface AnnouncedMonth {
  /** its first day, 'YYYY-MM-DD' */
  month: string
  rows: number
  files: number
  found_at: string
}

/** Those whose import was undone are left out. */
const ANNOUNCED_MONTHS = `
  SELECT m.month, p.rows, p.files, ${instantSql('m.announced_at')} AS found_at
  FROM announced_months m JOIN publication_facts p USING (agency_id, month)
  WHERE m.agency_id = $1 AND p.rows > 0
  ORDER BY m.announced_at DESC, m.month DESC LIMIT ${MONTHS_LISTED}`

/** Months of an institution as they were found, newest first. */
export async function listAnnouncedMonths(sql: Queryable, agency: number): Promise<AnnouncedMonth[]> {
  return (await sql.query<AnnouncedMonth>(ANNOUNCED_MONTHS, [agency])).rows
}
