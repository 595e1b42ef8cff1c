import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { instantSql } from '@/server/instantSql'
import { moderate, changedOf, lockFields } from '../../hooks/moderate'

/** Editors publish, withdraw and delete notices; no one moderates them. The server's clock decides when. */
const keepNotice =
  (columns: Record<string, string>): CollectionBeforeChangeHook<Post> =>
  async ({ data, originalDoc, req }) => {
    const before = originalDoc as Post
    const changed = changedOf(data, { ...before }, ['status', 'hiddenReason', 'deletedAt'])
    const current = await lockFields(req, 'post', before.id, columns)
    const { status, hiddenReason, deletedAt } = { ...current, ...changed } as Partial<Post>
    const isTrashed = Boolean(changed.deletedAt) && !current.deletedAt
    return {
      ...data,
      ...current,
      ...{ status, hiddenReason: status === 'hidden' ? hiddenReason : null, hiddenUntil: null },
      ...{ deletedAt: isTrashed ? new Date().toISOString() : deletedAt && current.deletedAt },
      ...(isTrashed && { deletedBy: req.user?.id ?? null }),
      ...(!deletedAt && { deletedBy: null }),
    } as Partial<Post>
  }

const computed = {
  board: 'board',
  author: 'author_id',
  viewCount: 'view_count::float8',
  likeCount: 'like_count::float8',
  commentCount: 'comment_count::float8',
  editedAt: instantSql('edited_at'),
}
const lockNotice = keepNotice(computed)
const lockMembersPost = moderate('post', {
  ...computed,
  title: 'title',
  content: 'content',
  restaurant: 'restaurant_id',
})

export const isNotice = (post: { board?: unknown } | undefined): boolean => post?.board === 'notice'

/** Counters, author, board and a member's text stay. No post begins in the trash. */
export const lockPost: CollectionBeforeChangeHook<Post> = (change) => {
  if (change.operation === 'create') return { ...change.data, deletedAt: null }
  return (isNotice(change.originalDoc) ? lockNotice(change) : lockMembersPost(change)) as Promise<Partial<Post>>
}
