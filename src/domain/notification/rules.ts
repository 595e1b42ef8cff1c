import type { NotificationKind } from './kinds'

interface NotificationRule {
  /** members may turn it off */
  isOptional: boolean
  /** parameter by which unread ones are combined; null if each is shown separately */
  groupBy: string | null
}

export const NOTIFICATION_RULES: Record<NotificationKind, NotificationRule> = {
  content_moderated: { isOptional: false, groupBy: null },
  content_restored: { isOptional: false, groupBy: null },
  restriction_ended: { isOptional: false, groupBy: null },
  suggestion_answered: { isOptional: true, groupBy: null },
  report_resolved: { isOptional: true, groupBy: null },
  comment_mention: { isOptional: true, groupBy: null },
  post_comment: { isOptional: true, groupBy: 'post' },
  comment_reply: { isOptional: true, groupBy: 'parent' },
}

export const OPTIONAL_KINDS = (Object.keys(NOTIFICATION_RULES) as NotificationKind[]).filter(
  (kind) => NOTIFICATION_RULES[kind].isOptional,
)
