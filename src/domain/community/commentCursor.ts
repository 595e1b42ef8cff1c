export const COMMENT_SORTS = ['latest', 'popular'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/** The sort key of a comment: the last two suffice for the latest order, all are used for the most liked. */
export interface CommentKey {
  like_count: number
  reply_count: number
  created: number
  id: number
}

/** Four integers of at most fifteen digits. */
export const CURSOR_PATTERN = /^\d{1,15}\.\d{1,15}\.\d{1,15}\.\d{1,10}$/

export const cursorOf = ({ like_count, reply_count, created, id }: CommentKey): string =>
  [like_count, reply_count, created, id].join('.')

/** @param cursor matches `CURSOR_PATTERN` */
export function readCursor(cursor: string): CommentKey {
  const [like_count = 0, reply_count = 0, created = 0, id = 0] = cursor.split('.').map(Number)
  return { like_count, reply_count, created: Math.min(created, 8.64e15 / 100), id: Math.min(id, 2_147_483_647) }
}
