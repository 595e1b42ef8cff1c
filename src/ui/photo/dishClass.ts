import type { Restaurant } from '@/domain/directory/schemas'
import { servedCuisine } from '@/domain/place/lexicon/cuisineChips'

/** The class for what a restaurant serves, drawn where it has no photograph; undefined for a bowl (`dishes.css`). */
export function dishClass(restaurant: Pick<Restaurant, 'title' | 'category' | 'sub_category' | 'photo'>) {
  const cuisine = restaurant.photo ? null : servedCuisine(restaurant)
  return cuisine === null || cuisine === 'korean' ? undefined : `of-${cuisine}`
}
