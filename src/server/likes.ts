import type { CommentLike } from '@/contract/comments'
import type { ContentType } from '@/domain/moderation/moderation'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { VISIBLE_COMMENT } from './comments/commentColumns'
import { type Author, writeAsMember } from './memberDocuments'
import { requireOthersVisible } from './moderation/reportContent'
import { requireVisiblePost } from './posts/readPost'
import { visible } from './sqlConditions'

const SHOWN_COMMENT = `
  SELECT FROM comments c JOIN posts p ON p.id = c.post_id
  WHERE c.id = $1 AND ${VISIBLE_COMMENT('c')} AND ${visible('posts', 'p')} FOR NO KEY UPDATE OF c`

interface Liked {
  collection: 'post-likes' | 'comment-likes' | 'review-votes'
  find: string
  count: string
  /** Locks it, so that parallel likes of a member find each other. */
  admit: (sql: Queryable, member: number, id: number) => Promise<Result<unknown>>
}

const LIKED: Record<ContentType, Liked> = {
  post: {
    collection: 'post-likes',
    find: 'SELECT id FROM post_likes WHERE post_id = $1 AND user_id = $2',
    count: 'SELECT like_count::int AS likes FROM posts WHERE id = $1',
    admit: (sql, _, id) => requireVisiblePost(sql, id, 'NO KEY UPDATE'),
  },
  comment: {
    collection: 'comment-likes',
    find: 'SELECT id FROM comment_likes WHERE comment_id = $1 AND user_id = $2',
    count: 'SELECT like_count::int AS likes FROM comments WHERE id = $1',
    admit: async (sql, _, id) =>
      (await sql.query(SHOWN_COMMENT, [id])).rowCount ? ok() : fail({ code: 'comment-not-found', params: {} }),
  },
  review: {
    collection: 'review-votes',
    find: 'SELECT id FROM review_votes WHERE review_id = $1 AND user_id = $2',
    count: 'SELECT count(*)::int AS likes FROM review_votes WHERE review_id = $1',
    admit: (sql, member, id) => requireOthersVisible(sql, member, { type: 'review', id }, 'NO KEY UPDATE'),
  },
}

interface Like {
  type: ContentType
  id: number
  isOn: boolean
}

/** Idempotent; returns the new count. Hooks count. */
export const setLike = (author: Author, { type, id, isOn }: Like): Promise<Result<CommentLike>> =>
  writeAsMember(author, undefined, async (sql, payload, options) => {
    const { member } = author
    const { collection, find, count, admit } = LIKED[type]
    const admitted = await admit(sql, member, id)
    if (!admitted.ok) return admitted
    const [found] = (await sql.query<{ id: number }>(find, [id, member])).rows
    if (isOn && !found) await payload.create({ collection, data: { [type]: id } as never, ...options })
    if (!isOn && found) await payload.delete({ collection, id: found.id, ...options })
    const { rows } = await sql.query<{ likes: number }>(count, [id])
    return ok({ liked: isOn, like_count: rows[0]?.likes ?? 0 })
  })

export async function setHelpful(
  author: Author,
  review: number,
  isOn: boolean,
): Promise<Result<{ helpful_count: number }>> {
  const voted = await setLike(author, { type: 'review', id: review, isOn })
  return voted.ok ? ok({ helpful_count: voted.value.like_count }) : voted
}
