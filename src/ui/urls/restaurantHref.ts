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

/** Which pages of a restaurant's two lists are shown. */
export interface DetailPages {
  visits: number
  reviews: number
}

/** The page at one of its lists; first pages are not written, so that each view has one address. */
export function detailHref(id: number, { visits, reviews }: DetailPages, list: keyof DetailPages): string {
  const search = new URLSearchParams()
  if (visits > 1) search.set('page', String(visits))
  if (reviews > 1) search.set('reviews', String(reviews))
  return `${restaurantHref(id)}${search.size ? `?${search}` : ''}#${list}`
}
