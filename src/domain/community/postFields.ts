import type { Violation } from '../violation'
import type { BoardType, NoticePriority, NoticeType, SuggestionStatus } from './states'

/** What a post says of itself besides its text, depending on its board. */
export interface BoardFields {
  board?: BoardType | null
  suggestionStatus?: SuggestionStatus | null
  staffAnswer?: string | null
  noticeType?: NoticeType | null
  priority?: NoticePriority | null
  publishFrom?: string | null
  publishUntil?: string | null
}

/** Suggestions that staff are done with carry what staff say to them. */
const ANSWERED: readonly SuggestionStatus[] = ['completed', 'rejected']

/** The fields of a post's own board, with what they start as; empty those of the other boards. */
export function settlePostFields(post: BoardFields): Omit<BoardFields, 'board'> {
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

/** What is wrong with a post's own fields; null when nothing is. */
export function violationOfPost(post: BoardFields): Violation | null {
  const { suggestionStatus, staffAnswer, publishFrom, publishUntil } = post
  if (suggestionStatus && ANSWERED.includes(suggestionStatus) && !staffAnswer)
    return { code: 'answer-required', params: { field: 'staffAnswer' } }
  if (publishFrom && publishUntil && Date.parse(publishUntil) <= Date.parse(publishFrom))
    return { code: 'publish-window', params: { field: 'publishUntil' } }
  return null
}
