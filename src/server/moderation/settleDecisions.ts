import type { ChangeEvent } from '@/domain/audit'
import { type ContentType, OUTCOME_OF, type ReportDecision } from '@/domain/moderation/moderation'
import type { ContentState, Transition } from '@/domain/moderation/transitions'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit'
import { notifyCommentRecipients } from '../comments/notifyCommentRecipients'
import { addNotifications } from '../notifications'
import { refreshThreads } from '../posts/counters'
import { refreshRatings } from '../rankings/ratings'
import { type LockedContent, lockContentRows } from './contentRows'
import { takeBackDecisions } from './takeBackDecisions'

/** A transition of one item, already written. */
export interface MadeDecision {
  id: number
  before: ContentState
  transition: Transition
  /** for staff and author */
  reason: string | null
  /** to the author */
  message: string | null
  /** of a restriction */
  until: string | null
  /** the one that is undone */
  resolution: number | null
}

export interface Outcome {
  /** what can be undone */
  resolutions: number[]
  /** closed or reopened */
  reports: number
  notified: number
}

/** `by`: null for the server's own code */
interface Deciding {
  type: ContentType
  by: number | null
}

type Written = MadeDecision & { content: LockedContent }
/** With the reason that the hook requires. */
type Decided = Written & { transition: ReportDecision; reason: string }

const isDecided = (made: Written): made is Decided => made.transition !== 'restore' && made.transition !== 'undo'

const NOTE = `
  INSERT INTO report_resolutions (target_type, target_id, decision, reason, message, before, decided_by_id)
  SELECT $1::enum_reports_target_type, m.id, m.transition, m.reason, m.message, m.before, $2::int
  FROM jsonb_to_recordset($3::jsonb) AS m (id int, transition text, reason text, message text, before jsonb)
  RETURNING id, target_id AS target`

const close = (type: ContentType): string => `
  UPDATE reports r
  SET status = (CASE n.decision WHEN 'dismiss' THEN 'dismissed' ELSE 'reviewed' END)::enum_reports_status,
    outcome = ($2::jsonb->>n.decision)::enum_reports_outcome, reviewed_at = now(), reviewed_by_id = n.decided_by_id,
    note = n.reason, resolution_id = n.id, updated_at = now()
  FROM report_resolutions n
  WHERE n.id = ANY ($1::int[]) AND r.${type}_id = n.target_id AND r.status = 'pending'
  RETURNING r.id, r.reporter_id AS reporter, n.id AS resolution, n.target_id AS target, n.decision`

interface ClosedReport {
  id: number
  reporter: number | null
  resolution: number
  target: number
  decision: ReportDecision
}

const stateOf = ({ status, hiddenReason, hiddenUntil, deletedAt }: ContentState) => ({
  ...{ status, hiddenReason, hiddenUntil, deletedAt },
})

/** Decisions with the reports they close. */
async function noteDecisions(sql: Queryable, { type, by }: Deciding, made: readonly Decided[]) {
  const { rows: noted } = await sql.query<{ id: number; target: number }>(NOTE, [
    ...[type, by],
    JSON.stringify(
      made.map(({ id, transition, reason, message, before }) => ({
        ...{ id, transition, reason, message },
        before: { ...stateOf(before), deletedBy: before.deletedBy },
      })),
    ),
  ])
  const { rows: closed } = await sql.query<ClosedReport>(close(type), [noted.map(({ id }) => id), OUTCOME_OF])
  return { noted: new Map(noted.map(({ id, target }) => [target, id])), closed }
}

/** Authors learn decision and reason, unless reports were dismissed or they decided; reporters learn the outcome. */
const notify = (
  sql: Queryable,
  { type, by }: Deciding,
  made: readonly Decided[],
  { noted, closed }: Awaited<ReturnType<typeof noteDecisions>>,
): Promise<number> =>
  addNotifications(sql, [
    ...made.flatMap(({ id, transition, reason, message, until, content: { author, about } }) => {
      if (transition === 'dismiss' || author === by) return []
      const ruling = { resolution: noted.get(id) ?? 0, decision: transition, reason, message, until }
      return { user: author, kind: 'content_moderated' as const, params: { type, id, about, ...ruling } }
    }),
    ...closed.map(({ reporter, resolution, target, decision }) => {
      const params = { resolution, type, id: target, outcome: OUTCOME_OF[decision] }
      return { user: reporter, kind: 'report_resolved' as const, params }
    }),
  ])

function eventOf(before: ContentState, after: ContentState): ChangeEvent {
  if (!before.deletedAt && after.deletedAt) return 'record_trashed'
  return before.deletedAt && !after.deletedAt ? 'record_restored' : 'record_updated'
}

/** Posts are in no counter. */
export async function recountContent(sql: Queryable, type: ContentType, rows: readonly LockedContent[]): Promise<void> {
  if (type === 'review')
    await refreshRatings(
      sql,
      rows.flatMap(({ restaurant }) => restaurant ?? []),
    )
  if (type === 'comment')
    await refreshThreads(
      sql,
      rows.flatMap(({ post, parent }) => (post === undefined ? [] : [{ post, parent: parent ?? null }])),
    )
}

/**
 * All that follows from decisions, set-wise: counters, reports, notices of both sides, audit. In the transaction that
 * wrote them, which a failure must roll back.
 */
export async function settleDecisions(
  sql: Queryable,
  deciding: Deciding,
  made: readonly MadeDecision[],
): Promise<Outcome> {
  const { type, by } = deciding
  const ids = made.map(({ id }) => id)
  const rows = new Map((await lockContentRows(sql, type, ids)).map((content) => [content.id, content]))
  const written = made.flatMap((one) => {
    const content = rows.get(one.id)
    return content ? [{ ...one, content }] : []
  })
  await recountContent(sql, type, [...rows.values()])
  const decided = written.filter(isDecided)
  const back = written.filter((one) => !isDecided(one))
  const notes = await noteDecisions(sql, deciding, decided)
  const notified = await notify(sql, deciding, decided, notes)
  const reopened = await takeBackDecisions(sql, deciding, back)
  // People a held comment concerns have not been notified yet.
  const waited = back.filter(({ transition, before }) => transition === 'restore' && before.status === 'pending')
  if (type === 'comment') for (const { id } of waited) await notifyCommentRecipients(sql, id)
  await recordAudits(
    sql,
    written.map(({ id, before, content, transition, reason, resolution: undone }) => {
      const resolution = undone ?? notes.noted.get(id)
      const reports = [...notes.closed, ...reopened].filter((report) => report.resolution === resolution)
      const isChanged = JSON.stringify(stateOf(content)) !== JSON.stringify(stateOf(before))
      return {
        event: eventOf(before, content),
        actor: by,
        subject: { type, id },
        ...(isChanged && { before: stateOf(before), after: stateOf(content) }),
        reason,
        ...(transition !== 'restore' && {
          details: { resolution, decision: transition, reports: reports.map((report) => report.id) },
        }),
      }
    }),
  )
  return {
    resolutions: [...notes.noted.values()],
    reports: notes.closed.length + reopened.length,
    notified,
  }
}
