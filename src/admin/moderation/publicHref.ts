import type { ModeratedContent } from '@/domain/moderation/detail'

export const publicHref = ({ type, restaurant }: Pick<ModeratedContent, 'type' | 'restaurant'>): string | null =>
  type === 'review' && restaurant?.isVisible ? `/restaurants/${restaurant.id}#reviews` : null
