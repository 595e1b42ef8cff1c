import type { ContentType } from '@/domain/moderation/states'

/** Column names come from code, never from callers. */
export const CONTENT_TABLES = {
  comment: { table: 'comments', author: 'author_id', about: 'left(content, 40)' },
  post: { table: 'posts', author: 'author_id', about: 'title' },
  review: {
    table: 'reviews',
    author: 'user_id',
    about: '(SELECT title FROM restaurants WHERE restaurants.id = reviews.restaurant_id)',
  },
} as const satisfies Record<ContentType, object>
