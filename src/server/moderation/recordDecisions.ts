import type { ChangeEvent } from '@/domain/audit/entry'
import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit/recordAudit'
import { type ContentState, type LockedContent, lockContentRows } from './lockContentRows'

interface Decided {
  type: ContentType
  by: number | null
  reason: string | null
}

interface Decision {
  before: LockedContent
  details?: { resolution: number; decision: ReportDecision | 'undo'; reports: readonly number[] }
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

/** In their transaction, after they were applied. */
export async function recordDecisions(
  sql: Queryable,
  { type, by, reason }: Decided,
  decisions: readonly Decision[],
): Promise<void> {
  const ids = decisions.map(({ before }) => before.id)
  const now = new Map((await lockContentRows(sql, type, ids)).map((content) => [content.id, content]))
  await recordAudits(
    sql,
    decisions.flatMap(({ before, details }) => {
      const after = now.get(before.id)
      if (!after) return []
      const changed = JSON.stringify(stateOf(after)) !== JSON.stringify(stateOf(before))
      return {
        event: eventOf(before, after),
        actor: by,
        subject: { type, id: before.id },
        ...(changed && { before: stateOf(before), after: stateOf(after) }),
        reason,
        details,
      }
    }),
  )
}
