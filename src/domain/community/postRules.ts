import {
  HOT_DAYS,
  HOT_LIKES_MIN,
  HOT_VIEWS_MIN,
  type PostStatus,
  type BoardType,
  type NoticePriority,
  type NoticeType,
  type SuggestionStatus,
} from './community'
import type { Violation } from '../violation'

const DAY_MS = 24 * 60 * 60 * 1000

interface Counted {
  viewCount: number
  likeCount: number
  createdAt: Date
}

/** Whether a post is HOT: recent, and often read or liked. `hotPost` in `server/posts` is the same rule in SQL. */
export const isHot = ({ viewCount, likeCount, createdAt }: Counted, now: Date): boolean =>
  (viewCount >= HOT_VIEWS_MIN || likeCount >= HOT_LIKES_MIN) && createdAt.getTime() > now.getTime() - HOT_DAYS * DAY_MS

/** A mark that most posts of a list have says nothing. */
export const isHotTelling = (posts: readonly { is_hot: boolean }[]): boolean =>
  posts.filter(({ is_hot }) => is_hot).length * 2 < posts.length

export const NOTICE_PHASES = ['draft', 'scheduled', 'live', 'ended', 'hidden'] as const
export type NoticePhase = (typeof NOTICE_PHASES)[number]

interface Notice {
  status: PostStatus
  /** ISO 8601 */
  publishFrom: string | null
  publishUntil: string | null
}

/** The phase a notice will have once saved. Lists compute the same in SQL with the server's clock. */
export function noticePhase({ status, publishFrom, publishUntil }: Notice, now: Date): NoticePhase {
  if (status === 'pending') return 'draft'
  if (status === 'hidden') return 'hidden'
  if (publishFrom && Date.parse(publishFrom) > now.getTime()) return 'scheduled'
  return publishUntil && Date.parse(publishUntil) <= now.getTime() ? 'ended' : 'live'
}

/** Expects cleaned text. */
export function violationOfPostText({ title, content }: { title?: string; content?: string }): Violation | null {
  if (title === '') return { code: 'post-title-required', params: { field: 'title' } }
  return content === '' ? { code: 'post-content-required', params: { field: 'content' } } : null
}

interface BoardFields {
  board?: BoardType | null
  suggestionStatus?: SuggestionStatus | null
  staffAnswer?: string | null
  noticeType?: NoticeType | null
  priority?: NoticePriority | null
  publishFrom?: string | null
  publishUntil?: string | null
}

const ANSWERED: readonly SuggestionStatus[] = ['completed', 'rejected']

/** Fields of other boards are emptied. */
export function normalizePostFields(post: BoardFields): Omit<BoardFields, 'board'> {
  const isNotice = post.board === 'notice'
  const isSuggestion = post.board === 'suggestion'
  return {
    suggestionStatus: isSuggestion ? (post.suggestionStatus ?? 'pending') : null,
    staffAnswer: (isSuggestion && post.staffAnswer?.trim()) || null,
    noticeType: isNotice ? (post.noticeType ?? 'notice') : null,
    priority: isNotice ? (post.priority ?? 'medium') : null,
    publishFrom: isNotice ? (post.publishFrom ?? null) : null,
    publishUntil: isNotice ? (post.publishUntil ?? null) : null,
  }
}

export function violationOfPost(post: BoardFields): Violation | null {
  const { suggestionStatus, staffAnswer, publishFrom, publishUntil } = post
  if (suggestionStatus && ANSWERED.includes(suggestionStatus) && !staffAnswer)
    return { code: 'answer-required', params: { field: 'staffAnswer' } }
  if (publishFrom && publishUntil && Date.parse(publishUntil) <= Date.parse(publishFrom))
    return { code: 'publish-window', params: { field: 'publishUntil' } }
  return null
}
