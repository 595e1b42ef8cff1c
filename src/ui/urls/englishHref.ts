import type { ListQuery } from '@/contract/directoryQuery'
import { listSearch } from './listHref'

/** The English page of a Korean one: '/restaurants/1' → '/en/restaurants/1'. */
export const englishHref = (path: string): string => (path === '/' ? '/en' : `/en${path}`)

export const ENGLISH_HOME = englishHref('/')
export const ENGLISH_PLACES = englishHref('/restaurants')
export const ENGLISH_AGENCIES = englishHref('/agencies')

/** What an English list can be narrowed by. */
export type EnglishList = Partial<Pick<ListQuery, 'province' | 'district' | 'category' | 'page'>>

export function englishListHref(list: EnglishList): string {
  const search = listSearch(list)
  return search ? `${ENGLISH_PLACES}?${search}` : ENGLISH_PLACES
}
