import type { ModeratedContent } from '@/domain/moderation/detail'

/** Where visitors meet it; null where they do not. */
export const publicHref = ({ type, restaurant }: Pick<ModeratedContent, 'type' | 'restaurant'>): string | null =>
  type === 'review' && restaurant?.isVisible ? `/restaurants/${restaurant.id}#reviews` : null
