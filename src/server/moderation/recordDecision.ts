import type { ChangeEvent } from '@/domain/audit/entry'
import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { type ContentState, type LockedContent, lockContentRows } from './lockContentRows'

interface Decision {
  type: ContentType
  before: LockedContent
  by: number
  reason: string | null
  details: { resolution: number; decision: ReportDecision | 'undo'; reports: readonly number[] }
}

const stateOf = ({ status, hiddenReason, hiddenUntil, deletedAt }: ContentState) => ({
  status,
  hiddenReason,
  hiddenUntil,
  deletedAt,
})

function eventOf(before: ContentState, after: ContentState): ChangeEvent {
  if (!before.deletedAt && after.deletedAt) return 'record_trashed'
  return before.deletedAt && !after.deletedAt ? 'record_restored' : 'record_updated'
}

/** In its transaction. */
export async function recordDecision(sql: Queryable, decision: Decision): Promise<void> {
  const { type, before, by, reason, details } = decision
  const [after] = await lockContentRows(sql, type, [before.id])
  if (!after) return
  const changed = JSON.stringify(stateOf(after)) !== JSON.stringify(stateOf(before))
  await recordAudit(sql, {
    event: eventOf(before, after),
    actor: by,
    subject: { type, id: before.id },
    ...(changed && { before: stateOf(before), after: stateOf(after) }),
    reason,
    details,
  })
}
