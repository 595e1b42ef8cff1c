import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { transaction } from '@/infra/database/pool'
import { auditIn } from '@/server/audit/audit'
import { recordAudit } from '../audit/recordAudit'
import { refreshRestaurants } from '../rankings/refreshRankings'

interface Decision {
  restaurant: number
  staff: number
  /** false restores */
  trashed: boolean
}

/** Idempotent. A merged one counts as missing. */
export async function trashRestaurant(pool: Pool, { restaurant, staff, trashed }: Decision): Promise<Result> {
  const outcome = await transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ trashed: boolean }>(
      'SELECT deleted_at IS NOT NULL AS trashed FROM restaurants WHERE id = $1 AND merged_into_id IS NULL FOR UPDATE',
      [restaurant],
    )
    if (!rows[0]) return 'unknown'
    if (rows[0].trashed === trashed) return 'so already'
    await sql.query(
      'UPDATE restaurants SET deleted_at = CASE WHEN $2 THEN now() END, updated_at = now() WHERE id = $1',
      [restaurant, trashed],
    )
    await refreshRestaurants(sql, [restaurant])
    await auditIn(sql, trashed ? 'restaurant_trashed' : 'restaurant_restored', { staff, restaurant })
    await recordAudit(sql, {
      event: trashed ? 'record_trashed' : 'record_restored',
      actor: staff,
      subject: { type: 'restaurant', id: restaurant },
    })
    return 'changed'
  })
  if (outcome === 'unknown') return fail({ code: 'restaurant-not-found', params: {} })
  return ok()
}
