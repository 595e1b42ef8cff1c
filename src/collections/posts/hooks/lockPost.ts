import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { instantSql } from '@/server/instantSql'
import { lockContent } from '../../hooks/lockContent'

const computed = {
  board: 'board',
  author: 'author_id',
  viewCount: 'view_count::float8',
  likeCount: 'like_count::float8',
  commentCount: 'comment_count::float8',
  editedAt: instantSql('edited_at'),
}
const lockNotice = lockContent('posts', computed)
const lockMembersPost = lockContent('posts', {
  ...computed,
  title: 'title',
  content: 'content',
  restaurant: 'restaurant_id',
})

const isNotice = (post: { board?: string } | undefined): boolean => post?.board === 'notice'

/** Counters, author, board and a member's text stay. */
export const lockPost: CollectionBeforeChangeHook<Post> = (change) =>
  (isNotice(change.originalDoc) ? lockNotice(change) : lockMembersPost(change)) as Promise<Partial<Post>>
