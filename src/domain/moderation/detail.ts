import type { BoardType } from '../community/community'
import type { Role } from '../roles'
import {
  type ContentType,
  type ReportDecision,
  type ReportReason,
  type ReportStatus,
  REPORT_HOURS,
  REPORT_SOON_HOURS,
} from './moderation'

export interface ThreadComment {
  id: number
  author: string | null
  content: string
  createdAt: string
  status: string
  isTrashed: boolean
  isReply: boolean
}

/** As staff see it. Times are ISO 8601. */
export interface ModeratedContent {
  type: ContentType
  id: number
  title: string | null
  content: string | null
  rating: number | null
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  trashedAt: string | null
  createdAt: string
  editedAt: string | null
  photos: { url: string; smallUrl: string }[]
  /** of a review: its restaurant */
  restaurant: { id: number; title: string; address: string | null; isVisible: boolean } | null
  /** of a comment: its post; of a post: its board */
  post: {
    id: number
    board: BoardType
    title: string
    excerpt: string
    author: string | null
    createdAt: string
  } | null
  /** of a comment: itself and its neighbours, in order */
  thread: ThreadComment[]
}

export interface ContentReport {
  id: number
  reason: ReportReason
  description: string | null
  reporter: string | null
  status: ReportStatus
  createdAt: string
  /** the reporter's other reports that staff closed, and how many of these led to an action */
  reporterRecord: { closed: number; upheld: number } | null
}

/** Content with the same text, apart from spaces, punctuation and case. */
export interface SameText {
  places: number
  /** who wrote them; the author of this one counts too */
  members: number
  items: (Pick<WrittenItem, 'type' | 'id' | 'status' | 'isTrashed' | 'createdAt'> & { author: string | null })[]
}

/** Who looks at reported content; it ends by itself. */
export interface Claim {
  by: string
  until: string
}

export interface WrittenItem {
  type: ContentType
  id: number
  text: string
  status: string
  isTrashed: boolean
  createdAt: string
}

export interface PastDecision {
  id: number
  type: ContentType
  target: number
  decision: ReportDecision
  reason: string
  message: string | null
  by: string | null
  at: string
  isUndone: boolean
}

/** The author as moderators see them, without an email address. */
export interface ContentAuthor {
  id: number
  nickname: string
  role: Role
  isBlocked: boolean
  joinedAt: string
  posts: number
  comments: number
  reviews: number
  /** how many of these staff hid or deleted */
  hidden: number
  recent: WrittenItem[]
  decisions: PastDecision[]
}

export interface ModerationDetail {
  /** null if deleted from the database */
  item: ModeratedContent | null
  /** null if the account is deleted */
  writer: ContentAuthor | null
  reports: ContentReport[]
  /** decisions about this content, newest first */
  history: PastDecision[]
  /** null if nowhere else, or too short to tell */
  sameText: SameText | null
  claim: Claim | null
}

const HOUR_MS = 3_600_000

export interface Due {
  /** time left; negative if overdue */
  leftMs: number
  tone: 'late' | 'soon' | 'calm'
  /** elapsed share, 0 to 1 */
  gone: number
}

/** `now` is the server's time. */
export function dueOf(createdAt: string, now: number): Due {
  const all = REPORT_HOURS * HOUR_MS
  const leftMs = Date.parse(createdAt) + all - now
  const tone = leftMs < 0 ? 'late' : leftMs < REPORT_SOON_HOURS * HOUR_MS ? 'soon' : 'calm'
  return { leftMs, tone, gone: Math.min(1, Math.max(0, 1 - leftMs / all)) }
}
