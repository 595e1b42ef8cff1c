import type { BoardType } from '../community/states'
import type { Role } from '../roles'
import type { ContentType, ReportDecision, ReportReason, ReportStatus } from './states'

/** A comment next to the one that is looked at. */
export interface ThreadComment {
  id: number
  author: string | null
  content: string
  createdAt: string
  status: string
  isTrashed: boolean
  isReply: boolean
}

/** Content as staff look at it, where it stands. Moments are ISO 8601. */
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
  /** of a review: where it was written about */
  restaurant: { id: number; title: string; address: string | null; isVisible: boolean } | null
  /** of a comment: under which post, and of a post itself: on which board */
  post: {
    id: number
    board: BoardType
    title: string
    excerpt: string
    author: string | null
    createdAt: string
  } | null
  /** of a comment: itself and its neighbours, in their order */
  thread: ThreadComment[]
}

export interface ContentReport {
  id: number
  reason: ReportReason
  description: string | null
  reporter: string | null
  status: ReportStatus
  createdAt: string
}

/** One thing that the same member wrote. */
export interface WrittenItem {
  type: ContentType
  id: number
  text: string
  status: string
  isTrashed: boolean
  createdAt: string
}

/** A decision of staff about what a member wrote. */
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

/** Who wrote it, and what is known of them. Never an e-mail address: moderators read this. */
export interface ContentAuthor {
  id: number
  nickname: string
  role: Role
  joinedAt: string
  posts: number
  comments: number
  reviews: number
  /** of all these, hidden or deleted by staff */
  hidden: number
  recent: WrittenItem[]
  decisions: PastDecision[]
}

/** All that staff need to decide about content. */
export interface ModerationDetail {
  /** what it is about; null once it is gone from the database */
  item: ModeratedContent | null
  /** null once they have left */
  writer: ContentAuthor | null
  reports: ContentReport[]
  /** decisions about this very content, newest first */
  history: PastDecision[]
}
