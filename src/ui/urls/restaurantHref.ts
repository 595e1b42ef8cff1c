import { ID_MAX } from '@/domain/http/limits'

/** The canonical address of a restaurant's page. */
export const restaurantHref = (id: number): string => `/restaurants/${id}`

/** The restaurant an address names; null when that is no number of one. */
export function readRestaurantId(word: string): number | null {
  const id = /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

/** The page that explains a restaurant's rank. */
export const rankHref = (id: number): string => `/restaurants/${id}/rank`

/** Which pages of a restaurant's two lists are shown, and whether all institutions are that came. */
export interface DetailPages {
  visits: number
  reviews: number
  allVisitors?: true
}

/** The page at one of its lists; first pages are not written, so that each view has one address. */
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
