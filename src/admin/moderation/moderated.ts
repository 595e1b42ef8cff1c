import type { ModeratedContent, ModerationDetail } from '@/domain/moderation/detail'
import { MODERATION_ACTIONS, type ModerationAction, type WaitingReports } from '@/messages/staff/moderation'
import type { Shortcut } from '../shortcuts/shortcuts'

export const publicHref = ({ type, restaurant }: Pick<ModeratedContent, 'type' | 'restaurant'>): string | null =>
  type === 'review' && restaurant?.isVisible ? `/restaurants/${restaurant.id}#reviews` : null

export interface ModeratedRow {
  id: number
  version: string
  author: number | null
  authorNickname: string | null
  authorEmail?: string | null
  content: string | null
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  openReports: number
  createdAt: string
  editedAt: string | null
  trashedAt: string | null
  /** then only the author can restore it */
  isTrashedByAuthor: boolean
}

export type ModeratedRecord = ModeratedRow & ModerationDetail

export type ModeratedResource = 'reviews' | 'comments' | 'posts' | 'suggestions'

export const isShown = ({ status, trashedAt }: Pick<ModeratedRow, 'status' | 'trashedAt'>): boolean =>
  status === 'published' && trashedAt === null

export function moderationActionsFor(
  row: Pick<ModeratedRow, 'status' | 'trashedAt' | 'isTrashedByAuthor'>,
): ModerationAction[] {
  if (row.trashedAt !== null) return row.isTrashedByAuthor ? [] : ['restore']
  return isShown(row) ? ['hide', 'restrict', 'delete'] : ['restore', 'delete']
}

/** As the report desk counts them. */
export function waitingReports({ reports }: Pick<ModerationDetail, 'reports'>): Required<WaitingReports> {
  const pending = reports.filter(({ status }) => status === 'pending')
  return { reports: pending.length, reporters: pending.filter(({ reporter }) => reporter !== null).length }
}

/** Shortcuts of the actions, as in the report queue. */
export const MODERATION_KEYS: Record<ModerationAction, string> = { hide: 'h', delete: 'd', restrict: 't', restore: 'r' }

export const moderationKeys = (
  actions: readonly ModerationAction[],
  onAction: (action: ModerationAction) => void,
): Shortcut[] =>
  actions.map((action) => ({
    keys: MODERATION_KEYS[action],
    label: MODERATION_ACTIONS[action].label,
    run: () => onAction(action),
  }))
