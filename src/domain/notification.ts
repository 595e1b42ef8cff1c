import type { SuggestionStatus } from './community/community'
import type { ContentType, ReportDecision, ReportOutcome } from './moderation/moderation'

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
  /** new months of a followed institution; `month` is the last of them, 'YYYY-MM' */
  agency_month: { agency: number; about: string; month: string; months: number }
  /** new restaurants of a followed district, by its code, with some of their names */
  region_places: { region: string; province: string; district: string | null; places: number; names: readonly string[] }
  /** what changed about a saved restaurant: null and 0 for what did not */
  saved_change: {
    restaurant: number
    about: string
    /** the day, 'YYYY-MM-DD' */
    closed: string | null
    /** the former title */
    renamed: string | null
    moved: boolean
    /** institutions that used it for the first time, and the name of one of them */
    agencies: number
    agency: string | null
    /** later than that of any visit before, 'YYYY-MM' */
    month: string | null
  }
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
  agency_month: { isOptional: true, groupBy: 'agency' },
  region_places: { isOptional: true, groupBy: 'region' },
  saved_change: { isOptional: true, groupBy: 'restaurant' },
}

/** News that members asked for. They go by mail and push too, where a member wants that. */
export const NEWS_KINDS = ['agency_month', 'region_places', 'saved_change'] as const satisfies NotificationKind[]

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
