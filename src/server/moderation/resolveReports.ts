import { type ContentType, OUTCOME_OF, type ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import { deleteContent, hideContent, restrictContent } from './content'
import { type LockedContent, lockContentRows } from './lockContentRows'
import { recordDecision } from './recordDecision'

export interface Resolution {
  targetType: ContentType
  targetId: number
  decision: ReportDecision
  /** shown to the author */
  reason: string
  /** to the author */
  message?: string | null
  /** of a restriction */
  until?: Date
  by: number
}

interface Resolved {
  /** for `undoResolution` */
  resolution: number
  reports: number
  notified: number
}

const NOTE = `
  INSERT INTO report_resolutions (target_type, target_id, decision, reason, message, before, decided_by_id)
  VALUES ($1::enum_reports_target_type, $2, $3, $4, $5, $6::jsonb, $7) RETURNING id`

const close = (type: ContentType): string => `
  UPDATE reports SET status = $2::enum_reports_status, outcome = $3::enum_reports_outcome, reviewed_at = now(),
    reviewed_by_id = $4, note = $5, resolution_id = $6, updated_at = now()
  WHERE ${type}_id = $1 AND status = 'pending' RETURNING id, reporter_id AS reporter`

async function applyDecision(sql: Queryable, resolution: Resolution): Promise<Result<unknown>> {
  const { targetType, targetId, decision, reason, until, by } = resolution
  const content = { type: targetType, ids: [targetId], reason }
  if (decision === 'hide') return ok(await hideContent(sql, content))
  if (decision === 'delete') return ok(await deleteContent(sql, { ...content, by }))
  // Without an end it would end at once, which is refused.
  return decision === 'restrict' ? restrictContent(sql, { ...content, until: until ?? new Date(0) }) : ok()
}

async function noteResolution(sql: Queryable, resolution: Resolution, before: LockedContent): Promise<number> {
  const { targetType, targetId, decision, reason, message, by } = resolution
  const { status, hiddenReason, hiddenUntil, deletedAt, deletedBy } = before
  const state = JSON.stringify({ status, hiddenReason, hiddenUntil, deletedAt, deletedBy })
  const values = [targetType, targetId, decision, reason, message ?? null, state, by]
  const { rows } = await sql.query<{ id: number }>(NOTE, values)
  return rows[0]?.id ?? 0
}

/** The author learns decision and reason, each reporter the outcome. */
async function tell(
  sql: Queryable,
  { targetType: type, targetId: id, decision, reason, message, until }: Resolution,
  { author, about }: LockedContent,
  resolution: number,
  reporters: readonly (number | null)[],
): Promise<number> {
  const outcome = OUTCOME_OF[decision]
  const toReporters = [...new Set(reporters)].map((user) => ({
    user,
    kind: 'report_resolved' as const,
    params: { resolution, type, id, outcome },
  }))
  // Authors are not notified of dismissed reports.
  if (decision === 'dismiss') return addNotifications(sql, toReporters)
  const params = { resolution, type, id, about, decision, reason, message: message ?? null }
  const ends = decision === 'restrict' ? (until?.toISOString() ?? null) : null
  const toAuthor = { user: author, kind: 'content_moderated' as const, params: { ...params, until: ends } }
  return addNotifications(sql, [toAuthor, ...toReporters])
}

/**
 * Applies the decision, closes every pending report of the item, notifies both sides. In the caller's transaction,
 * which a failure must roll back.
 */
export async function resolveReports(sql: Queryable, resolution: Resolution): Promise<Result<Resolved>> {
  const { targetType, targetId, decision, reason, by } = resolution
  const [before] = await lockContentRows(sql, targetType, [targetId])
  if (!before) return fail({ code: `${targetType}-not-found`, params: {} })
  const id = await noteResolution(sql, resolution, before)
  const status = decision === 'dismiss' ? 'dismissed' : 'reviewed'
  const { rows } = await sql.query<{ id: number; reporter: number | null }>(close(targetType), [
    targetId,
    status,
    OUTCOME_OF[decision],
    by,
    reason,
    id,
  ])
  if (rows.length === 0) return fail({ code: 'reports-resolved', params: {} })
  const applied = await applyDecision(sql, resolution)
  if (!applied.ok) return applied
  const reports = rows.map((row) => row.id)
  await recordDecision(sql, { type: targetType, before, by, reason, details: { resolution: id, decision, reports } })
  const notified = await tell(
    sql,
    resolution,
    before,
    id,
    rows.map(({ reporter }) => reporter),
  )
  return ok({ resolution: id, reports: rows.length, notified })
}
