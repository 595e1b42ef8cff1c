import { RESTRICTION_DAYS_MAX, type ReportDecision } from './moderation'

/** As far as staff decide it; undoing a decision restores it. Instants in ISO 8601. */
export interface ContentState {
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  deletedAt: string | null
  deletedBy: number | null
}

export type Transition = ReportDecision | 'restore' | 'undo'

/** The fields of a state that a writer of whole documents changed. */
export type WrittenState = Partial<Omit<ContentState, 'deletedBy'>>

const isInSight = ({ status, deletedAt }: ContentState): boolean => status !== 'hidden' && !deletedAt

const APPLIES: Partial<Record<Transition, (state: ContentState) => boolean>> = {
  hide: isInSight,
  restrict: isInSight,
  delete: ({ deletedAt }) => !deletedAt,
  // Others cannot restore what its author deleted.
  restore: ({ status, deletedAt, deletedBy }) => (deletedAt ? deletedBy !== null : status !== 'published'),
}

/** Of many, so that no one is notified twice. */
export const isApplicable = (transition: Transition, state: ContentState): boolean =>
  APPLIES[transition]?.(state) ?? true

/** What a written state amounts to; null if the content is in that state already. */
export function transitionTo(written: WrittenState, before: ContentState): Transition | 'hold' | null {
  if (written.deletedAt && !before.deletedAt) return 'delete'
  if (written.deletedAt === null && before.deletedAt) return 'restore'
  const { status, hiddenReason, hiddenUntil } = { ...before, ...written }
  if (status === before.status && status !== 'hidden') return null
  if (status !== 'hidden') return status === 'published' ? 'restore' : 'hold'
  if (before.status === status && hiddenReason === before.hiddenReason && hiddenUntil === before.hiddenUntil)
    return null
  return hiddenUntil ? 'restrict' : 'hide'
}

/** 임시조치: at most `RESTRICTION_DAYS_MAX` days ahead. */
export function isRestrictionPeriod(until: Date, now: string): boolean {
  const ahead = until.getTime() - Date.parse(now)
  return ahead > 0 && ahead <= RESTRICTION_DAYS_MAX * 86_400_000
}

/** A decision, and the state that it found. */
export interface UndoneDecision {
  id: number
  decision: ReportDecision
  before: ContentState
}

interface Making {
  transition: Transition
  reason: string | null
  until: string | null
  undone?: UndoneDecision | undefined
  by: number | null
  now: string
}

/** Deleted content stays deleted by who deleted it; undoing takes back what the decision changed, not the author. */
export function stateAfter(before: ContentState, { transition, reason, until, undone, by, now }: Making): ContentState {
  if (transition === 'dismiss') return before
  if (transition === 'restore')
    return { status: 'published', hiddenReason: null, hiddenUntil: null, deletedAt: null, deletedBy: null }
  const { deletedAt, deletedBy } = before
  if (transition === 'undo') {
    if (!undone || undone.decision === 'dismiss') return before
    if (undone.decision !== 'delete') return { ...undone.before, deletedAt, deletedBy }
    return deletedBy === null ? { ...undone.before, deletedAt } : undone.before
  }
  const hidden = { status: 'hidden', hiddenReason: reason, hiddenUntil: until }
  if (transition !== 'delete' || deletedAt) return { ...hidden, deletedAt, deletedBy }
  return { ...hidden, deletedAt: now, deletedBy: by }
}
