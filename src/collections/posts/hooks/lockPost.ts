import { instantSql } from '@/server/instantSql'
import { lockContent } from '../../hooks/lockContent'

/** What is counted, and who wrote it where, is not for an edit to change. */
export const lockPost = lockContent('posts', {
  board: 'board',
  author: 'author_id',
  viewCount: 'view_count::float8',
  likeCount: 'like_count::float8',
  commentCount: 'comment_count::float8',
  editedAt: instantSql('edited_at'),
})
