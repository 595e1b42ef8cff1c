import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { type Queryable, transaction } from '@/infra/database/pool'
import { recordAudit, recordAudits } from '../audit'
import { restrictionEnd } from '../moderation/restrictions'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { visible } from '../sqlConditions'

interface Restricting {
  ticket: number
  days: number
  reason: string
  by: number
}

/** Concurrent takedown requests queue on its row. */
const FIND = `
  SELECT r.id, ${visible('restaurants', 'r')} AS "isVisible",
    EXISTS (SELECT FROM restaurant_restrictions x WHERE x.ticket_id = t.id) AS "isUsed"
  FROM tickets t JOIN restaurants r ON r.id = t.restaurant_id
  WHERE t.id = $1 AND t.kind = 'takedown' FOR UPDATE`

/**
 * 임시조치, 정보통신망법 제44조의2; once per request. In the caller's transaction, which a failure must roll back. Returns the end.
 */
export async function restrictRestaurant(
  sql: Queryable,
  { ticket, days, reason, by }: Restricting,
): Promise<Result<{ until: Date }>> {
  const { rows } = await sql.query<{ id: number; isVisible: boolean; isUsed: boolean }>(FIND, [ticket])
  const [place] = rows
  if (!place) return fail({ code: 'restaurant-not-found', params: {} })
  if (!place.isVisible || place.isUsed) return fail({ code: 'restaurant-restricted', params: {} })
  const until = await restrictionEnd(sql, days)
  await sql.query('UPDATE restaurants SET is_active = false, updated_at = now() WHERE id = $1', [place.id])
  await sql.query('INSERT INTO restaurant_restrictions (restaurant_id, ticket_id, until) VALUES ($1, $2, $3)', [
    place.id,
    ticket,
    until,
  ])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'restaurant', id: place.id },
    before: { isActive: true },
    after: { isActive: false, hiddenUntil: until.toISOString() },
    reason,
  })
  await refreshRestaurants(sql, [place.id])
  return ok({ until })
}

/** null if none */
export async function readRestriction(sql: Queryable, restaurant: number): Promise<Date | null> {
  const { rows } = await sql.query<{ until: Date }>(
    `SELECT x.until FROM restaurant_restrictions x JOIN restaurants r ON r.id = x.restaurant_id
      WHERE x.restaurant_id = $1 AND x.ended_at IS NULL AND r.deleted_at IS NULL`,
    [restaurant],
  )
  return rows[0]?.until ?? null
}

const OVER = `
  SELECT r.id FROM restaurant_restrictions x JOIN restaurants r ON r.id = x.restaurant_id
  WHERE x.ended_at IS NULL AND x.until <= now() ORDER BY r.id LIMIT 500 FOR UPDATE OF r SKIP LOCKED`

/** A trigger records it. Those trashed since then stay hidden. Returns how many. */
export function endRestaurantRestrictions(pool: Pool): Promise<number> {
  return transaction(pool, async (sql) => {
    const ids = (await sql.query<{ id: number }>(OVER)).rows.map(({ id }) => id)
    if (!ids.length) return 0
    await sql.query('UPDATE restaurants SET is_active = true, updated_at = now() WHERE id = ANY ($1::int[])', [ids])
    await recordAudits(
      sql,
      ids.map((id) => ({
        event: 'record_updated',
        actor: null,
        subject: { type: 'restaurant', id },
        before: { isActive: false },
        after: { isActive: true, hiddenUntil: null },
      })),
    )
    await refreshRestaurants(sql, ids)
    return ids.length
  })
}
