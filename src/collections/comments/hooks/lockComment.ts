import { instantSql } from '@/server/instantSql'
import { moderate } from '../../hooks/moderate'

/** Other fields belong to the author or are counted. */
export const lockComment = moderate('comment', {
  post: 'post_id',
  author: 'author_id',
  parent: 'parent_id',
  content: 'content',
  likeCount: 'like_count::float8',
  replyCount: 'reply_count::float8',
  editedAt: instantSql('edited_at'),
})
