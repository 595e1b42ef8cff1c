import type { SuggestionStatus } from '../community/states'
import type { ContentType, ReportDecision, ReportOutcome } from '../moderation/states'

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
