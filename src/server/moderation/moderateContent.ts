import { type ContentType, OUTCOME_OF, type ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import { deleteContent, hideContent, restrictContent } from './content'
import { type LockedContent, lockContentRows } from './lockContentRows'
import { recordDecisions } from './recordDecisions'

export interface Decision {
  decision: ReportDecision
  /** shown to the author */
  reason: string
  /** to the author */
  message?: string | null
  /** of a restriction */
  until?: Date
  /** null for the server's own code */
  by: number | null
}

interface Moderation extends Decision {
  type: ContentType
  ids: readonly number[]
}

interface Moderated {
  /** for `undoResolution` */
  resolutions: number[]
  /** closed */
  reports: number
  notified: number
}

const NOTE = `
  INSERT INTO report_resolutions (target_type, target_id, decision, reason, message, before, decided_by_id)
  SELECT $1::enum_reports_target_type, n.id, $2, $3, $4, n.before::jsonb, $5::int
  FROM unnest($6::int[], $7::text[]) AS n (id, before) RETURNING id, target_id AS target`

const close = (type: ContentType): string => `
  UPDATE reports r SET status = $6::enum_reports_status, outcome = $3::enum_reports_outcome, reviewed_at = now(),
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
  return decision === 'restrict' ? restrictContent(sql, { ...content, until: until ?? new Date(0) }) : ok()
}

interface ClosedReport {
  id: number
  reporter: number | null
  resolution: number
  target: number
}

/** Authors learn decision and reason, unless reports were dismissed or they decided; reporters learn the outcome. */
function tell(
  sql: Queryable,
  { type, decision, reason, message = null, until, by }: Moderation,
  rows: readonly LockedContent[],
  resolutions: ReadonlyMap<number, number>,
  reports: readonly ClosedReport[],
): Promise<number> {
  const ends = decision === 'restrict' ? (until?.toISOString() ?? null) : null
  const outcome = OUTCOME_OF[decision]
  const authors = rows.flatMap(({ id, author, about }) => {
    if (decision === 'dismiss' || author === by) return []
    const params = { type, id, about, resolution: resolutions.get(id) ?? 0, decision, reason, message, until: ends }
    return { user: author, kind: 'content_moderated' as const, params }
  })
  return addNotifications(sql, [
    ...authors,
    ...reports.map(({ reporter, resolution, target }) => {
      const params = { resolution, type, id: target, outcome }
      return { user: reporter, kind: 'report_resolved' as const, params }
    }),
  ])
}

/** Notices are published and withdrawn, not moderated. */
async function hasNotice(sql: Queryable, { type, ids, decision }: Moderation): Promise<boolean> {
  if (type !== 'post' || decision === 'dismiss') return false
  const { rowCount } = await sql.query(`SELECT FROM posts WHERE id = ANY ($1::int[]) AND board = 'notice' LIMIT 1`, [
    ids,
  ])
  return Boolean(rowCount)
}

/**
 * The one decision about content, with or without reports: closes pending ones, notifies both sides, audits. Set-wise,
 * in the caller's transaction, which a failure must roll back.
 */
export async function moderateContent(sql: Queryable, moderation: Moderation): Promise<Result<Moderated>> {
  const { type, decision, reason, by } = moderation
  if (await hasNotice(sql, moderation)) return fail({ code: 'notice-not-moderated', params: {} })
  const rows = await lockContentRows(sql, type, moderation.ids)
  const resolutions = await noteResolutions(sql, moderation, rows)
  const { rows: reports } = await sql.query<ClosedReport>(close(type), [
    [...resolutions.values()],
    [...resolutions.keys()],
    ...[OUTCOME_OF[decision], by, reason, decision === 'dismiss' ? 'dismissed' : 'reviewed'],
  ])
  const applied = await apply(sql, { ...moderation, ids: rows.map(({ id }) => id) })
  if (!applied.ok) return applied
  const notified = await tell(sql, moderation, rows, resolutions, reports)
  const decisions = rows.map((before) => {
    const closed = reports.filter(({ target }) => target === before.id).map(({ id }) => id)
    return { before, details: { resolution: resolutions.get(before.id) ?? 0, decision, reports: closed } }
  })
  await recordDecisions(sql, { type, by, reason }, decisions)
  return ok({ resolutions: [...resolutions.values()], reports: reports.length, notified })
}
