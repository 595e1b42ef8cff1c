import type { ModerationAction } from '@/messages/staff/moderation'
import { isShown, type ModeratedRow } from './moderated'

/** What may be done to content as it stands. */
export function moderationActionsFor(
  row: Pick<ModeratedRow, 'status' | 'trashedAt' | 'isTrashedByAuthor'>,
): ModerationAction[] {
  if (row.trashedAt !== null) return row.isTrashedByAuthor ? [] : ['restore']
  return isShown(row) ? ['hide', 'restrict', 'delete'] : ['restore', 'delete']
}

/** The keys of actions, as on the desk of reports. */
export const MODERATION_KEYS: Record<ModerationAction, string> = { hide: 'h', delete: 'd', restrict: 't', restore: 'r' }
