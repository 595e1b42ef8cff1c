/** How top-level comments are ordered: the newest first, or the most liked. */
export const COMMENT_SORTS = ['latest', 'popular'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/** What a list of comments is in the order of: the last two alone, or all where the most liked come first. */
export interface CommentKey {
  like_count: number
  reply_count: number
  /** milliseconds since 1970 */
  created: number
  id: number
}

/** Four whole numbers of at most fifteen digits. */
export const CURSOR_PATTERN = /^\d{1,15}\.\d{1,15}\.\d{1,15}\.\d{1,10}$/

/** Names a place between two comments of a list: behind the one with this key, or before it. */
export const cursorOf = ({ like_count, reply_count, created, id }: CommentKey): string =>
  [like_count, reply_count, created, id].join('.')

/** @param cursor that fits `CURSOR_PATTERN` */
export function readCursor(cursor: string): CommentKey {
  const [like_count = 0, reply_count = 0, created = 0, id = 0] = cursor.split('.').map(Number)
  return { like_count, reply_count, created: Math.min(created, 8.64e15 / 100), id: Math.min(id, 2_147_483_647) }
}
