import type { ContentType } from '@/domain/moderation/states'
import { ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { notifyCommentRecipients } from '../comments/notifyCommentRecipients'
import { restoreContent } from './content'
import { takeBackDecisions } from './takeBackDecisions'
import { undoResolution } from './undoResolution'

interface Restoring {
  type: ContentType
  ids: readonly number[]
  reason: string | null
  by: number
}

/** Audits it and reverts the decisions. In the caller's transaction. */
export async function restoreModerated(
  sql: Queryable,
  { type, ids, reason, by }: Restoring,
): Promise<Result<number[]>> {
  const restored = await restoreContent(sql, { type, ids })
  if (!restored.ok) return restored
  for (const content of restored.value) {
    const { id, status, deletedAt, deletedBy } = content
    await recordAudit(sql, {
      event: deletedAt && deletedBy !== null ? 'record_restored' : 'record_updated',
      actor: by,
      subject: { type, id },
      before: { status },
      after: { status: 'published' },
      reason,
    })
    await takeBackDecisions(sql, type, content, by)
  }
  // People a held comment concerns have not been notified yet.
  const waited = restored.value.filter(({ status }) => type === 'comment' && status === 'pending')
  for (const { id } of waited) await notifyCommentRecipients(sql, id)
  return ok(restored.value.map(({ id }) => id))
}

/** In the caller's transaction. */
export async function undoModeration(
  sql: Queryable,
  { type, resolutions, by }: { type: ContentType; resolutions: readonly number[]; by: number },
): Promise<Result<number[]>> {
  const { rows } = await sql.query<{ id: number; target: number }>(
    `SELECT id, target_id AS target FROM report_resolutions
      WHERE id = ANY ($1::int[]) AND target_type = $2::enum_reports_target_type ORDER BY target_id DESC, id DESC`,
    [resolutions, type],
  )
  for (const { id } of rows) {
    const undone = await undoResolution(sql, { resolution: id, by })
    if (!undone.ok) return undone
  }
  return ok(rows.map(({ target }) => target))
}
