import type { SuggestionStatus } from '../community/states'
import type { ContentType, ReportDecision, ReportOutcome } from '../moderation/states'

interface AboutContent {
  type: ContentType
  id: number
  /** an excerpt for its author */
  about: string
}

/** A comment that concerns the recipient. `by` is the author's id rather than the name, which may change. */
interface AboutComment {
  post: number
  comment: number
  /** the post's title */
  about: string
  by: number
}

/** Notification kinds with the parameters of their text. `resolution` is the decision behind it. */
export interface NotificationParams {
  content_moderated: AboutContent & {
    resolution: number
    decision: Exclude<ReportDecision, 'dismiss'>
    reason: string
    /** staff's message to the author */
    message: string | null
    /** end of a restriction, ISO 8601 */
    until: string | null
  }
  /** a decision was reversed after the author had read about it */
  content_restored: AboutContent & { resolution: number }
  restriction_ended: AboutContent
  /** staff changed a suggestion's status or answered it */
  suggestion_answered: { id: number; about: string; status: SuggestionStatus; answer: string | null }
  report_resolved: { resolution: number; type: ContentType; id: number; outcome: ReportOutcome }
  /** a comment mentions the recipient */
  comment_mention: AboutComment
  /** a comment on the recipient's post */
  post_comment: AboutComment
  /** a reply to the recipient's comment, `parent` */
  comment_reply: AboutComment & { parent: number }
}

export type NotificationKind = keyof NotificationParams

export type Notification = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] }
}[NotificationKind]
