import { DEFAULT_SETTINGS, type RecommendationSettings } from '@/domain/recommendation/settings'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit'
import { refreshRecommendations } from './refreshRecommendations'

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

export async function readSettings(sql: Queryable): Promise<RecommendationSettings> {
  const { rows } = await sql.query<RecommendationSettings>(
    'SELECT weights, default_region AS region FROM recommendation_settings',
  )
  return rows[0] ?? DEFAULT_SETTINGS
}

/**
 * Rebuilds the lists. `sql`: inside a transaction, on a pool without a short deadline. `unknown-region` for a district
 * that is not in force
 */
export async function saveSettings(sql: Queryable, settings: RecommendationSettings, by: number): Promise<Result> {
  const known = await sql.query('SELECT FROM regions WHERE code = $1 AND valid_to IS NULL', [settings.region])
  if (!known.rows.length) return fail({ code: 'unknown-region', params: { field: 'region' } })
  const before = await readSettings(sql)
  await sql.query(
    `INSERT INTO recommendation_settings (weights, default_region, updated_by) VALUES ($1, $2, $3)
     ON CONFLICT (single) DO UPDATE SET weights = EXCLUDED.weights, default_region = EXCLUDED.default_region,
       updated_by = EXCLUDED.updated_by, updated_at = now()`,
    [JSON.stringify(settings.weights), settings.region, by],
  )
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'recommendation-settings', id: 1 },
    before,
    after: settings,
  })
  await refreshRecommendations(sql)
  return ok()
}
