/* Limits of posts and comments. */
export const POST_TITLE_MAX = 100
export const POST_CONTENT_MAX = 5_000
export const STAFF_ANSWER_MAX = 2_000
export const COMMENT_CONTENT_MAX = 2_000
/** A member's next post, or next comment, is taken this long after the one before. */
export const COOLDOWN_SECONDS = { post: 60, comment: 60 } as const
export type CooldownKind = keyof typeof COOLDOWN_SECONDS
/** A post is HOT with so many views or so many likes, while it is this young. */
export const HOT_VIEWS_MIN = 10
export const HOT_LIKES_MIN = 10
export const HOT_DAYS = 14
/** Posts of a page of a board, and the last page that is read. */
export const BOARD_PAGE_SIZE = 20
export const BOARD_PAGE_MAX = 50_000
/** What the hub of the boards shows of each. */
export const HUB_NOTICES = 5
export const HUB_LATEST = 10
/** Of these, how many the home page shows. */
export const HUB_ON_HOME = 4
export const HUB_HOT = 10
/** Posts that a member's profile and a restaurant's page show at once. */
export const OWN_POSTS_PAGE_SIZE = 10
export const RESTAURANT_POSTS = 5
/** Posts that a feed holds. */
export const FEED_POSTS = 30
export const POST_PHOTOS_MAX = 4
/** Posts written or edited by a member in an hour. */
export const POSTS_PER_HOUR = 30
/** The same visitor is counted once in so many hours. */
export const VIEW_HOURS = 24
/** In a member's first hours a post that holds a link waits for staff. */
export const NEW_MEMBER_HOURS = 24
export const CONTENT_ROWS = 15
/** Bytes of a request that writes a post: its characters, however they are written, and what is around them. */
export const POST_BYTES_MAX = 96 * 1024

/** Comments of a page, and replies of one. */
export const COMMENT_PAGE_SIZE = 20
export const REPLY_PAGE_SIZE = 10
/** Comments written or edited by a member in an hour. */
export const COMMENTS_PER_HOUR = 60
/** Bytes of a request that writes a comment. */
export const COMMENT_BYTES_MAX = 40 * 1024
export const COMMENT_ROWS = 4
/** Members that one comment tells by naming them; further names are text. */
export const MENTIONS_MAX = 10
/** Nicknames that are offered after `@`, and how long typing has to rest before they are. */
export const NICKNAMES_OFFERED = 10
export const NICKNAME_SEARCH_DEBOUNCE_MS = 300
/** Searches for nicknames by a member in ten minutes. */
export const NICKNAME_SEARCHES_MAX = 300
/** Members that one member hides from their own eyes. */
export const MUTES_MAX = 500
