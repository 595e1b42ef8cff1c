import { type ContentType, OUTCOME_OF, type ReportDecision } from '@/domain/moderation/states'
import { ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import { deleteContent, hideContent, restrictContent } from './content'
import { type LockedContent, lockContentRows } from './lockContentRows'
import { recordDecision } from './recordDecision'

export interface Moderation {
  type: ContentType
  ids: readonly number[]
  decision: Exclude<ReportDecision, 'dismiss'>
  /** shown to the author */
  reason: string
  /** to the author */
  message?: string | null
  /** of a restriction */
  until?: Date
  by: number
}

const NOTE = `
  INSERT INTO report_resolutions (target_type, target_id, decision, reason, message, before, decided_by_id)
  SELECT $1::enum_reports_target_type, n.id, $2, $3, $4, n.before::jsonb, $5::int
  FROM unnest($6::int[], $7::text[]) AS n (id, before) RETURNING id, target_id AS target`

const close = (type: ContentType): string => `
  UPDATE reports r SET status = 'reviewed', outcome = $3::enum_reports_outcome, reviewed_at = now(),
    reviewed_by_id = $4::int, note = $5, resolution_id = n.id, updated_at = now()
  FROM unnest($1::int[], $2::int[]) AS n (id, target)
  WHERE r.${type}_id = n.target AND r.status = 'pending'
  RETURNING r.id, r.reporter_id AS reporter, n.id AS resolution, n.target`

async function noteResolutions(sql: Queryable, moderation: Moderation, rows: readonly LockedContent[]) {
  const { type, decision, reason, message, by } = moderation
  const { rows: noted } = await sql.query<{ id: number; target: number }>(NOTE, [
    ...[type, decision, reason, message ?? null, by],
    rows.map(({ id }) => id),
    rows.map(({ status, hiddenReason, hiddenUntil, deletedAt, deletedBy }) =>
      JSON.stringify({ status, hiddenReason, hiddenUntil, deletedAt, deletedBy }),
    ),
  ])
  return new Map(noted.map(({ id, target }) => [target, id]))
}

async function apply(sql: Queryable, { decision, until, by, ...content }: Moderation): Promise<Result<unknown>> {
  if (decision === 'hide') return ok(await hideContent(sql, content))
  if (decision === 'delete') return ok(await deleteContent(sql, { ...content, by }))
  // Without an end it would end at once, which is refused.
  return restrictContent(sql, { ...content, until: until ?? new Date(0) })
}

interface ClosedReport {
  id: number
  reporter: number | null
  resolution: number
  target: number
}

/** Authors learn decision and reason, reporters the outcome. */
function tell(
  sql: Queryable,
  { type, decision, reason, message = null, until, by }: Moderation,
  rows: readonly LockedContent[],
  resolutions: ReadonlyMap<number, number>,
  reports: readonly ClosedReport[],
): Promise<number> {
  const ends = decision === 'restrict' ? (until?.toISOString() ?? null) : null
  const outcome = OUTCOME_OF[decision]
  const words = { decision, reason, message, until: ends }
  return addNotifications(sql, [
    ...rows.flatMap(({ id, author, about }) => {
      const params = { ...words, type, id, about, resolution: resolutions.get(id) ?? 0 }
      return author === by ? [] : [{ user: author, kind: 'content_moderated' as const, params }]
    }),
    ...reports.map(({ reporter, resolution, target }) => {
      const params = { resolution, type, id: target, outcome }
      return { user: reporter, kind: 'report_resolved' as const, params }
    }),
  ])
}

async function record(
  sql: Queryable,
  { type, decision, reason, by }: Moderation,
  rows: readonly LockedContent[],
  resolutions: ReadonlyMap<number, number>,
  reports: readonly ClosedReport[],
): Promise<void> {
  for (const before of rows) {
    const closed = reports.filter(({ target }) => target === before.id).map(({ id }) => id)
    const details = { resolution: resolutions.get(before.id) ?? 0, decision, reports: closed }
    await recordDecision(sql, { type, before, by, reason, details })
  }
}

/**
 * Without a report; closes pending ones, notifies both sides, audits. In the caller's transaction, which a failure must
 * roll back. Returns decisions for `undoResolution`.
 */
export async function moderateContent(sql: Queryable, moderation: Moderation): Promise<Result<number[]>> {
  const rows = await lockContentRows(sql, moderation.type, moderation.ids)
  const resolutions = await noteResolutions(sql, moderation, rows)
  const { rows: reports } = await sql.query<ClosedReport>(close(moderation.type), [
    [...resolutions.values()],
    [...resolutions.keys()],
    ...[OUTCOME_OF[moderation.decision], moderation.by, moderation.reason],
  ])
  const applied = await apply(sql, { ...moderation, ids: rows.map(({ id }) => id) })
  if (!applied.ok) return applied
  await tell(sql, moderation, rows, resolutions, reports)
  await record(sql, moderation, rows, resolutions, reports)
  return ok([...resolutions.values()])
}
