import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { notifyCommentRecipients } from '../comments/notifyCommentRecipients'
import { applicable } from './applicable'
import { restoreContent } from './content'
import { lockContentRows } from './lockContentRows'
import { recordDecisions } from './recordDecisions'
import { takeBackDecisions } from './takeBackDecisions'
import { undoResolution } from './undoResolution'

interface Restoring {
  type: ContentType
  ids: readonly number[]
  reason: string | null
  by: number | null
}

/** Audits it and reverts the decisions. In the caller's transaction. */
export async function restoreModerated(
  sql: Queryable,
  { type, ids, reason, by }: Restoring,
): Promise<Result<number[]>> {
  const restored = await restoreContent(sql, { type, ids })
  if (!restored.ok) return restored
  const decisions = restored.value.map((before) => ({ before }))
  await recordDecisions(sql, { type, by, reason }, decisions)
  await takeBackDecisions(sql, type, restored.value, by)
  // People a held comment concerns have not been notified yet.
  const waited = restored.value.filter(({ status }) => type === 'comment' && status === 'pending')
  for (const { id } of waited) await notifyCommentRecipients(sql, id)
  return ok(restored.value.map(({ id }) => id))
}

/** One item; fails if it is in sight already, or its author deleted it. In the caller's transaction. */
export async function restoreOne(
  sql: Queryable,
  { id, ...restoring }: Omit<Restoring, 'ids'> & { id: number },
): Promise<Result<number[]>> {
  const { type } = restoring
  await lockContentRows(sql, type, [id])
  const ids = await applicable(sql, { type, ids: [id], action: 'restore' })
  return ids.length ? restoreModerated(sql, { ...restoring, ids }) : fail({ code: 'nothing-to-restore', params: {} })
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
