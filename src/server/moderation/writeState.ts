import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { type ContentState, lockContentRows } from './lockContentRows'
import { moderateContent } from './moderateContent'
import { restoreOne } from './restoreModerated'

/** The fields of a state that a writer of whole documents changed. */
export type WrittenState = Partial<Omit<ContentState, 'deletedBy'>>

type Transition = 'hide' | 'restrict' | 'delete' | 'restore' | 'hold'

/** null if the content is in that state already */
function transitionTo(written: WrittenState, before: ContentState): Transition | null {
  if (written.deletedAt && !before.deletedAt) return 'delete'
  if (written.deletedAt === null && before.deletedAt) return 'restore'
  const { status, hiddenReason, hiddenUntil } = { ...before, ...written }
  if (status === before.status && status !== 'hidden') return null
  if (status !== 'hidden') return status === 'published' ? 'restore' : 'hold'
  if (before.status === status && hiddenReason === before.hiddenReason && hiddenUntil === before.hiddenUntil)
    return null
  return hiddenUntil ? 'restrict' : 'hide'
}

interface Writing {
  type: ContentType
  id: number
  written: WrittenState
  /** of the request, if the state has none */
  reason: string | null
  by: number | null
}

/**
 * The decision that a written state amounts to, with all that belongs to it. In the caller's transaction, which a
 * failure must roll back.
 */
export async function writeState(sql: Queryable, { type, id, written, reason, by }: Writing): Promise<Result> {
  const [before] = await lockContentRows(sql, type, [id])
  if (!before) return fail({ code: `${type}-not-found`, params: {} })
  const transition = transitionTo(written, before)
  if (transition === null) return ok()
  if (transition === 'hold') return fail({ code: 'hold-is-automatic', params: {} })
  if (transition === 'restore') {
    const restored = await restoreOne(sql, { type, id, reason, by })
    return restored.ok ? ok() : restored
  }
  const kept = transition === 'delete' ? null : before.hiddenReason
  const given = written.hiddenReason?.trim() || reason || kept
  if (!given) return fail({ code: 'decision-reason-required', params: {} })
  const until = { ...before, ...written }.hiddenUntil
  const done = await moderateContent(sql, {
    ...{ type, ids: [id], decision: transition, reason: given, by },
    ...(transition === 'restrict' && until && { until: new Date(until) }),
  })
  return done.ok ? ok() : done
}
