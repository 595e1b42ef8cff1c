import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { changeContent, requireNoNewerReview } from './content'
import { recordDecisions } from './recordDecisions'
import { reopenReports } from './reopenable'
import { type ContentState, lockContentRows } from './lockContentRows'
import { takeBackNotices } from './takeBackDecisions'

interface NotedResolution {
  type: ContentType
  target: number
  decision: ReportDecision
  before: ContentState
  undone: boolean
  superseded: boolean
}

const READ = `
  SELECT target_type AS type, target_id AS target, decision, before, undone_at IS NOT NULL AS undone,
    EXISTS (SELECT FROM report_resolutions later WHERE later.target_type = r.target_type
      AND later.target_id = r.target_id AND later.id > r.id AND later.undone_at IS NULL
      AND later.decision <> 'dismiss') AS superseded
  FROM report_resolutions r WHERE id = $1`

const STATE = `status = $2, hidden_reason = $3, hidden_until = $4::timestamptz`
/** What the decision put there, not what the author did. */
const DELETED_STATE = `${STATE}, deleted_at = CASE WHEN deleted_by_id IS NULL THEN deleted_at ELSE $5::timestamptz END,
  deleted_by_id = $6::int`

async function putBack(sql: Queryable, { type, target, decision, before }: NotedResolution): Promise<Result> {
  if (decision === 'dismiss') return ok()
  const content = { type, ids: [target] }
  const { status, hiddenReason, hiddenUntil, deletedAt, deletedBy } = before
  const state = [status, hiddenReason, hiddenUntil]
  if (decision !== 'delete') {
    await changeContent(sql, content, typedState(type, STATE), state)
    return ok()
  }
  const free = deletedAt === null ? await requireNoNewerReview(sql, content) : ok()
  if (!free.ok) return free
  await changeContent(sql, content, typedState(type, DELETED_STATE), [...state, deletedAt, deletedBy])
  return ok()
}

/** Parameters are not cast to enum types automatically. */
const typedState = (type: ContentType, set: string): string => set.replace('$2', `$2::enum_${type}s_status`)

/** In the caller's transaction, which a failure must roll back. Returns how many reports were reopened. */
export async function undoResolution(
  sql: Queryable,
  { resolution, by }: { resolution: number; by: number | null },
): Promise<Result<{ reports: number }>> {
  const found = (await sql.query<NotedResolution>(READ, [resolution])).rows[0]
  if (!found) return fail({ code: 'resolution-not-found', params: {} })
  // Every decision locks the content first; only then is what was read still valid.
  const [content] = await lockContentRows(sql, found.type, [found.target])
  const noted = (await sql.query<NotedResolution>(READ, [resolution])).rows[0]
  if (!content || !noted) return fail({ code: `${found.type}-not-found`, params: {} })
  if (noted.undone) return fail({ code: 'resolution-undone', params: {} })
  if (noted.superseded) return fail({ code: 'resolution-superseded', params: {} })
  const back = await putBack(sql, noted)
  if (!back.ok) return back
  await takeBackNotices(sql, noted.type, [{ content, resolutions: [resolution] }])
  const reports = await reopenReports(sql, [resolution])
  const details = { resolution, decision: 'undo' as const, reports }
  await recordDecisions(sql, { type: noted.type, by, reason: null }, [{ before: content, details }])
  await sql.query('UPDATE report_resolutions SET undone_at = now(), undone_by_id = $2 WHERE id = $1', [resolution, by])
  return ok({ reports: reports.length })
}
