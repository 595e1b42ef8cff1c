import type { SuggestionStatus } from '../community/community'
import type { ContentType, ReportDecision, ReportOutcome } from '../moderation/moderation'

interface AboutContent {
  type: ContentType
  id: number
  about: string
}

/** `by` is the author's id rather than the name, which may change. */
interface AboutComment {
  post: number
  comment: number
  /** the post's title */
  about: string
  by: number
}

/** `resolution` is the decision behind the notification. */
export interface NotificationParams {
  content_moderated: AboutContent & {
    resolution: number
    decision: Exclude<ReportDecision, 'dismiss'>
    reason: string
    message: string | null
    /** end of a restriction, ISO 8601 */
    until: string | null
  }
  /** a decision was reversed after the author had read about it */
  content_restored: AboutContent & { resolution: number }
  restriction_ended: AboutContent
  suggestion_answered: { id: number; about: string; status: SuggestionStatus; answer: string | null }
  report_resolved: { resolution: number; type: ContentType; id: number; outcome: ReportOutcome }
  comment_mention: AboutComment
  post_comment: AboutComment
  /** a reply to the recipient's comment, `parent` */
  comment_reply: AboutComment & { parent: number }
}

export type NotificationKind = keyof NotificationParams

export type Notification = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] }
}[NotificationKind]

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

/** Lines shown, and notifications they are combined from. */
export const NOTIFICATIONS_SHOWN = 20
export const NOTIFICATIONS_GROUPED_MAX = 200
export const NOTIFICATION_DAYS = 90
/** Upper limit of the unread badge. */
export const UNREAD_SHOWN_MAX = 99

/* Separate from the schemas, which every page would load with them. */
