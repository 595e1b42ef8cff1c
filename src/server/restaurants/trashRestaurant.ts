import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { auditIn, recordAudit } from '@/server/audit'
import { refreshRestaurants } from '../rankings/refreshRankings'

export interface TrashPreview {
  count: number
  visits: number
  reviews: number
}

/** Excludes those already in the trash. */
export async function previewTrash(sql: Queryable, ids: readonly number[]): Promise<TrashPreview> {
  const { rows } = await sql.query<TrashPreview>(
    `WITH chosen AS (
       SELECT id FROM restaurants WHERE id = ANY ($1::int[]) AND deleted_at IS NULL AND merged_into_id IS NULL
     )
     SELECT (SELECT count(*)::int FROM chosen) AS count,
       (SELECT count(*)::int FROM visits v WHERE v.restaurant_id IN (SELECT id FROM chosen)) AS visits,
       (SELECT count(*)::int FROM reviews w
         WHERE w.restaurant_id IN (SELECT id FROM chosen)
           AND w.deleted_at IS NULL AND w.status = 'published') AS reviews`,
    [ids],
  )
  return rows[0] ?? { count: 0, visits: 0, reviews: 0 }
}

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
