import type { ModerationAction } from '@/messages/staff/moderation'
import { isShown, type ModeratedRow } from './moderated'

export function moderationActionsFor(
  row: Pick<ModeratedRow, 'status' | 'trashedAt' | 'isTrashedByAuthor'>,
): ModerationAction[] {
  if (row.trashedAt !== null) return row.isTrashedByAuthor ? [] : ['restore']
  return isShown(row) ? ['hide', 'restrict', 'delete'] : ['restore', 'delete']
}

/** Shortcuts of the actions, as in the report queue. */
export const MODERATION_KEYS: Record<ModerationAction, string> = { hide: 'h', delete: 'd', restrict: 't', restore: 'r' }
