import { instantSql } from '@/server/instantSql'
import { moderate } from '../../hooks/moderate'

export const lockReview = moderate('review', {
  restaurant: 'restaurant_id',
  user: 'user_id',
  rating: 'rating::float8',
  content: 'content',
  editedAt: instantSql('edited_at'),
})
