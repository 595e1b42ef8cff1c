export const BOARD_TYPES = ['notice', 'free', 'suggestion'] as const
export type BoardType = (typeof BOARD_TYPES)[number]

export const isBoardType = (word: string): word is BoardType => (BOARD_TYPES as readonly string[]).includes(word)

export const POST_STATUSES = ['published', 'hidden', 'pending'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

export const COMMENT_STATUSES = ['published', 'hidden', 'pending'] as const
export type CommentStatus = (typeof COMMENT_STATUSES)[number]

export const SUGGESTION_STATUSES = ['pending', 'in_progress', 'completed', 'rejected'] as const
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number]

export const NOTICE_TYPES = ['notice', 'maintenance', 'update', 'emergency'] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]

export const NOTICE_PRIORITIES = ['high', 'medium', 'low'] as const
export type NoticePriority = (typeof NOTICE_PRIORITIES)[number]
