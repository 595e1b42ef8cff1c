import type { PoolClient } from 'pg'
import type { RecordRejectReason } from '@/domain/upload/records'
import { visible } from '@/server/visibility'
import { findRestaurants } from './findRestaurants'
import { rejectWhere } from './recordStage'

/** By nickname in any form, or else by id. */
const MEMBERS = `
  UPDATE record_stage s SET parent_id = coalesce(
    (SELECT u.id FROM users u WHERE u.id = (s.given ->> 'memberId')::int),
    (SELECT u.id FROM users u WHERE NOT s.given ? 'memberId' AND u.nickname_key = nickname_key(s.given ->> 'member')),
    (SELECT u.id FROM users u WHERE u.id = CASE WHEN NOT s.given ? 'memberId' AND s.given ->> 'member' ~ '^[0-9]{1,9}$'
      THEN (s.given ->> 'member')::int END))
  WHERE s.status = 'ok'`

const REPEATED = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (PARTITION BY restaurant_id, parent_id ORDER BY position)
    AS n FROM record_stage WHERE status = 'ok') r WHERE r.n > 1)`

/** Existing reviews are not changed. */
const EXISTING = `
  UPDATE record_stage s SET status = 'skip', reason = 'review_exists', subject_id = v.id
  FROM reviews v WHERE s.status = 'ok' AND (v.restaurant_id, v.user_id) = (s.restaurant_id, s.parent_id)
    AND v.deleted_at IS NULL`

const NEXT = `
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

export async function resolveReviews(sql: PoolClient): Promise<void> {
  await findRestaurants(sql, { id: 'restaurantId', name: 'restaurant', address: 'address' })
  const isVisible = visible('restaurants', 'r')
  const hidden = `NOT EXISTS (SELECT FROM restaurants r WHERE r.id = s.restaurant_id AND ${isVisible})`
  await rejectByEither(sql, hidden, 'restaurant_unknown', ['restaurantId', 'restaurant'])
  await sql.query(MEMBERS)
  await rejectByEither(sql, 's.parent_id IS NULL', 'member_unknown', ['memberId', 'member'])
  await rejectWhere(sql, REPEATED, { reason: 'row_repeated', column: 'member' })
  await sql.query(EXISTING)
  await sql.query(NEXT)
}
