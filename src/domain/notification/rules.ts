import type { NotificationKind } from './kinds'

interface NotificationRule {
  /** whether a member may choose not to be told */
  isOptional: boolean
  /** the parameter by which unread ones are told together; null where each is told by itself */
  groupBy: string | null
}

/** How each kind is told. What staff decided about somebody's own words is told whether they like it or not. */
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

/** Kinds that a member may turn off. */
export const OPTIONAL_KINDS = (Object.keys(NOTIFICATION_RULES) as NotificationKind[]).filter(
  (kind) => NOTIFICATION_RULES[kind].isOptional,
)
