import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { PushState, PushSubscription } from '@/contract/follows'
import { isPushEndpoint, PUSH_SUBSCRIPTIONS_MAX } from '@/domain/follow/push'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { lockMember } from '../favorites/changeFavorite'
import { transactionResult } from '../violationError'

interface Browser {
  member: number
  session: number
}

const READ = `
  SELECT count(*)::int AS browsers, COALESCE(bool_or(session_id = $2), false) AS here
  FROM push_subscriptions WHERE user_id = $1`

/** @param key the public VAPID key; null where no messages are sent */
export async function readPushState(
  sql: Queryable,
  { member, session }: Browser,
  key: string | null,
): Promise<PushState> {
  const { rows } = await sql.query<Omit<PushState, 'key'>>(READ, [member, session])
  return { key, ...(rows[0] ?? { here: false, browsers: 0 }) }
}

/** A browser has one subscription, that of the member who used it last. */
const REPLACE = 'DELETE FROM push_subscriptions WHERE session_id = $1 OR endpoint_hash = $2'
const MAKE_ROOM = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY id DESC OFFSET ${PUSH_SUBSCRIPTIONS_MAX - 1})`
const ADD = `
  INSERT INTO push_subscriptions (session_id, user_id, endpoint, endpoint_hash, p256dh, auth, sent_up_to)
  SELECT id, user_id, $3, $4, $5, $6, (SELECT COALESCE(max(id), 0) FROM notifications)
  FROM sessions WHERE id = $2 AND user_id = $1`

/** The oldest beyond the limit ends. News that came before are not shown. */
export function subscribeToPush(
  pool: Pool,
  { member, session }: Browser,
  { endpoint, keys }: PushSubscription,
  isLocal: boolean,
): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    if (!isPushEndpoint(endpoint, isLocal)) return fail({ code: 'invalid-value', params: { field: 'endpoint' } })
    if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
    const hash = createHash('sha256').update(endpoint).digest()
    await sql.query(REPLACE, [session, hash])
    await sql.query(MAKE_ROOM, [member])
    await sql.query(ADD, [member, session, endpoint, hash, keys.p256dh, keys.auth])
    return ok()
  })
}

export async function endPush(sql: Queryable, { member, session }: Browser): Promise<void> {
  await sql.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND session_id = $2', [member, session])
}
