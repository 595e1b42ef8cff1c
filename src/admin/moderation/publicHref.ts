import type { ModeratedContent } from '@/domain/moderation/detail'

/** The public page; null if it is not public. */
export const publicHref = ({ type, restaurant }: Pick<ModeratedContent, 'type' | 'restaurant'>): string | null =>
  type === 'review' && restaurant?.isVisible ? `/restaurants/${restaurant.id}#reviews` : null
