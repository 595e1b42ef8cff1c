import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { instantSql } from '@/server/instantSql'
import { moderate } from '../../hooks/moderate'
import { keepNotice } from './keepNotice'

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
