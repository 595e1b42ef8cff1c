import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'

interface Exclusion {
  restaurant: number
  reason: string
  by: number
}

const audit = (sql: Queryable, restaurant: number, by: number, isRecommended: boolean, reason: string | null) =>
  recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'restaurant', id: restaurant },
    before: { isRecommended: !isRecommended },
    after: { isRecommended },
    reason,
  })

/** From all lists at once. Repeating keeps the first reason. */
export async function excludeRestaurant(sql: Queryable, { restaurant, reason, by }: Exclusion): Promise<Result> {
  const { rows } = await sql.query(
    'SELECT FROM restaurants WHERE id = $1 AND deleted_at IS NULL AND merged_into_id IS NULL FOR KEY SHARE',
    [restaurant],
  )
  if (!rows.length) return fail({ code: 'restaurant-not-found', params: {} })
  const { rowCount } = await sql.query(
    `INSERT INTO recommendation_exclusions (restaurant_id, reason, excluded_by) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [restaurant, reason, by],
  )
  await sql.query('DELETE FROM recommendations WHERE restaurant_id = $1', [restaurant])
  if (rowCount) await audit(sql, restaurant, by, false, reason)
  return ok()
}

/** From the next rebuild on. */
export async function includeRestaurant(sql: Queryable, restaurant: number, by: number): Promise<Result> {
  const { rowCount } = await sql.query('DELETE FROM recommendation_exclusions WHERE restaurant_id = $1', [restaurant])
  if (!rowCount) return fail({ code: 'record-not-found', params: {} })
  await audit(sql, restaurant, by, true, null)
  return ok()
}
