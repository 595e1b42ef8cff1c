import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { notifyCommentRecipients } from '../comments/notifyCommentRecipients'
import { applicable } from './applicable'
import { restoreContent } from './content'
import { lockContentRows } from './lockContentRows'
import { recordDecisions } from './recordDecisions'
import { takeBackDecisions } from './takeBackDecisions'

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
