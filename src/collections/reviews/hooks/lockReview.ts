import { instantSql } from '@/server/instantSql'
import { lockContent } from '../../hooks/lockContent'

export const lockReview = lockContent('reviews', {
  restaurant: 'restaurant_id',
  user: 'user_id',
  rating: 'rating::float8',
  content: 'content',
  editedAt: instantSql('edited_at'),
  deletedAt: instantSql('deleted_at'),
})
