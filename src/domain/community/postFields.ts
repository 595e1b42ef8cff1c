import type { Violation } from '../violation'
import type { BoardType, NoticePriority, NoticeType, SuggestionStatus } from './states'

export interface BoardFields {
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
