import { ID_MAX } from '@/domain/http/limits'

export const restaurantHref = (id: number): string => `/restaurants/${id}`

export function readRestaurantId(word: string): number | null {
  const id = /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

export const rankHref = (id: number): string => `/restaurants/${id}/rank`

export interface DetailPages {
  visits: number
  reviews: number
  allVisitors?: true
}

/** Page 1 is left out, so that each view has one URL. */
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

/** A phone link: '02-120' → 'tel:02120'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
