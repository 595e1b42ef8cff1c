import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { changeContent, requireNoNewerReview } from './content'
import { recordDecisions } from './recordDecisions'
import { reopenReports } from './reopenable'
import { type ContentState, lockContentRows } from './lockContentRows'
import { takeBackNotices } from './takeBackDecisions'

interface NotedResolution {
  id: number
  type: ContentType
  target: number
  decision: ReportDecision
  before: ContentState
  undone: boolean
  superseded: boolean
}

const READ = `
  SELECT id, target_type AS type, target_id AS target, decision, before, undone_at IS NOT NULL AS undone,
    EXISTS (SELECT FROM report_resolutions later WHERE later.target_type = r.target_type
      AND later.target_id = r.target_id AND later.id > r.id AND later.undone_at IS NULL
      AND later.decision <> 'dismiss') AS superseded
  FROM report_resolutions r WHERE id = ANY ($1::int[]) ORDER BY target_id DESC, id DESC`

const read = async (sql: Queryable, ids: readonly number[]): Promise<NotedResolution[]> =>
  (await sql.query<NotedResolution>(READ, [ids])).rows

/** What the decision put there, not what the author did. */
const stateBefore = (type: ContentType): string => `
  (status, hidden_reason, hidden_until, deleted_at, deleted_by_id) = (
    SELECT (r.before->>'status')::enum_${type}s_status, r.before->>'hiddenReason',
      (r.before->>'hiddenUntil')::timestamptz,
      CASE WHEN r.decision = 'delete' AND deleted_by_id IS NOT NULL
        THEN (r.before->>'deletedAt')::timestamptz ELSE deleted_at END,
      CASE WHEN r.decision = 'delete' THEN (r.before->>'deletedBy')::int ELSE deleted_by_id END
    FROM report_resolutions r WHERE r.id = ANY ($2::int[]) AND r.target_id = ${type}s.id)`

async function putBack(sql: Queryable, type: ContentType, noted: readonly NotedResolution[]): Promise<Result> {
  const returning = noted.filter(({ decision, before }) => decision === 'delete' && before.deletedAt === null)
  const free = await requireNoNewerReview(sql, { type, ids: returning.map(({ target }) => target) })
  if (!free.ok) return free
  const applied = noted.filter(({ decision }) => decision !== 'dismiss')
  const ids = applied.map(({ target }) => target)
  await changeContent(sql, { type, ids }, stateBefore(type), [applied.map(({ id }) => id)])
  return ok()
}

interface Undoing {
  type: ContentType
  /** no two of the same content */
  found: readonly Pick<NotedResolution, 'id' | 'target'>[]
  by: number | null
}

async function undoEach(sql: Queryable, { type, found, by }: Undoing): Promise<Result<{ reports: number }>> {
  const ids = found.map(({ id }) => id)
  // Every decision locks the content first; only then is what is read of decisions valid.
  const contents = await lockContentRows(
    sql,
    type,
    found.map(({ target }) => target),
  )
  const noted = await read(sql, ids)
  if (contents.length < found.length) return fail({ code: `${type}-not-found`, params: {} })
  if (noted.some(({ undone }) => undone)) return fail({ code: 'resolution-undone', params: {} })
  if (noted.some(({ superseded }) => superseded)) return fail({ code: 'resolution-superseded', params: {} })
  const back = await putBack(sql, type, noted)
  if (!back.ok) return back
  const resolutionOf = new Map(noted.map(({ id, target }) => [target, id]))
  const undone = contents.map((content) => ({ content, resolution: resolutionOf.get(content.id) ?? 0 }))
  await takeBackNotices(
    sql,
    type,
    undone.map(({ content, resolution }) => ({ content, resolutions: [resolution] })),
  )
  const reopened = await reopenReports(sql, ids)
  const decisions = undone.map(({ content: before, resolution }) => {
    const reports = reopened.filter((report) => report.resolution === resolution).map(({ id }) => id)
    return { before, details: { resolution, decision: 'undo' as const, reports } }
  })
  await recordDecisions(sql, { type, by, reason: null }, decisions)
  await sql.query('UPDATE report_resolutions SET undone_at = now(), undone_by_id = $2 WHERE id = ANY ($1::int[])', [
    ids,
    by,
  ])
  return ok({ reports: reopened.length })
}

/** In the caller's transaction, which a failure must roll back. Returns how many reports were reopened. */
export async function undoResolution(
  sql: Queryable,
  { resolution, by }: { resolution: number; by: number | null },
): Promise<Result<{ reports: number }>> {
  const [found] = await read(sql, [resolution])
  if (!found) return fail({ code: 'resolution-not-found', params: {} })
  return undoEach(sql, { type: found.type, found: [found], by })
}

/** Set-wise, newest first: of one content's decisions one in each round. In the caller's transaction. */
export async function undoResolutions(
  sql: Queryable,
  { type, resolutions, by }: { type: ContentType; resolutions: readonly number[]; by: number },
): Promise<Result<number[]>> {
  const found = (await read(sql, resolutions)).filter((one) => one.type === type)
  for (let left = found; left.length;) {
    const newest = left.filter(({ target }, i) => left[i - 1]?.target !== target)
    const undone = await undoEach(sql, { type, found: newest, by })
    if (!undone.ok) return undone
    left = left.filter((one) => !newest.includes(one))
  }
  return ok(found.map(({ target }) => target))
}
