import type { SuggestionStatus } from '../community/states'
import type { ContentType, ReportDecision, ReportOutcome } from '../moderation/states'

interface AboutContent {
  type: ContentType
  id: number
  /** a few words of it, for its author */
  about: string
}

/** A comment that concerns somebody; `by` is who wrote it, without their name: it may change, or go. */
interface AboutComment {
  post: number
  comment: number
  /** the post's title */
  about: string
  by: number
}

/** What a member is told, and what its sentence needs to know. `resolution` is the decision that it came of. */
export interface NotificationParams {
  content_moderated: AboutContent & {
    resolution: number
    decision: Exclude<ReportDecision, 'dismiss'>
    reason: string
    /** what staff say to the author */
    message: string | null
    /** of a restriction: until when, ISO 8601 */
    until: string | null
  }
  /** a decision that had been read was taken back */
  content_restored: AboutContent & { resolution: number }
  restriction_ended: AboutContent
  /** staff said how far they are with a suggestion, or what they think of it */
  suggestion_answered: { id: number; about: string; status: SuggestionStatus; answer: string | null }
  report_resolved: { resolution: number; type: ContentType; id: number; outcome: ReportOutcome }
  /** a comment names them */
  comment_mention: AboutComment
  /** somebody commented on their post */
  post_comment: AboutComment
  /** somebody answered their comment, which is `parent` */
  comment_reply: AboutComment & { parent: number }
}

export type NotificationKind = keyof NotificationParams

/** One sentence to one member. */
export type Notification = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] }
}[NotificationKind]
