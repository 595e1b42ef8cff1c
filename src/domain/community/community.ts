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

export const POST_TITLE_MAX = 100
export const POST_CONTENT_MAX = 5_000
export const STAFF_ANSWER_MAX = 2_000
export const COMMENT_CONTENT_MAX = 2_000
export const COOLDOWN_SECONDS = { post: 60, comment: 60 } as const
export type CooldownKind = keyof typeof COOLDOWN_SECONDS
/** A post is HOT with this many views or likes, up to this age. */
export const HOT_VIEWS_MIN = 10
export const HOT_LIKES_MIN = 10
export const HOT_DAYS = 14
/** Posts per page, and the last page served. */
export const BOARD_PAGE_SIZE = 20
export const BOARD_PAGE_MAX = 50_000
export const HUB_NOTICES = 5
export const HUB_LATEST = 10
/** How many of these the home page shows. */
export const HUB_ON_HOME = 4
export const HUB_HOT = 10
/** Posts shown on a member's profile and a restaurant's page. */
export const OWN_POSTS_PAGE_SIZE = 10
export const RESTAURANT_POSTS = 5
export const FEED_POSTS = 30
export const POST_PHOTOS_MAX = 4
export const POSTS_PER_HOUR = 30
/** A visitor counts once in this many hours. */
export const VIEW_HOURS = 24
/** New members' posts with links are held for this many hours after sign-up. */
export const NEW_MEMBER_HOURS = 24
export const CONTENT_ROWS = 15
/** Bytes of a request that writes a post: its text in any encoding, plus overhead. */
export const POST_BYTES_MAX = 96 * 1024

export const COMMENT_PAGE_SIZE = 20
export const REPLY_PAGE_SIZE = 10
export const COMMENTS_PER_HOUR = 60
export const COMMENT_BYTES_MAX = 40 * 1024
export const COMMENT_ROWS = 4
/** Mentions that notify, per comment; further ones are plain text. */
export const MENTIONS_MAX = 10
export const NICKNAMES_OFFERED = 10
export const NICKNAME_SEARCH_DEBOUNCE_MS = 300
export const NICKNAME_SEARCHES_MAX = 300
export const MUTES_MAX = 500
