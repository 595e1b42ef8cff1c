import { ID_MAX } from '@/domain/http/limits'

/** The canonical URL of a restaurant's page. */
export const restaurantHref = (id: number): string => `/restaurants/${id}`

/** The restaurant id in a URL; null if it is not a valid id. */
export function readRestaurantId(word: string): number | null {
  const id = /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

/** The page that explains a restaurant's rank. */
export const rankHref = (id: number): string => `/restaurants/${id}/rank`

/** The pages of a restaurant's two lists, and whether all agencies are shown. */
export interface DetailPages {
  visits: number
  reviews: number
  allVisitors?: true
}

/** The URL of the page at one of its lists; page 1 is left out, so that each view has one URL. */
export function detailHref(
  id: number,
  { visits, reviews, allVisitors }: DetailPages,
  list: 'visits' | 'reviews' | 'visitors',
): string {
  const search = new URLSearchParams()
  if (visits > 1) search.set('page', String(visits))
  if (reviews > 1) search.set('reviews', String(reviews))
  if (allVisitors) search.set('visitors', 'all')
  return `${restaurantHref(id)}${search.size ? `?${search}` : ''}#${list}`
}
