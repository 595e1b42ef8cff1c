import { LIST_PAGE_MAX } from '@/domain/limits'
import type { SearchParams } from '@/ui/address/readListQuery'

/** The page of visits an address asks for; anything unreadable is the first one, since the page has more to show. */
export function visitsPageOf(params: SearchParams): number {
  const page = Number(Array.isArray(params.page) ? params.page[0] : params.page)
  return Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX ? page : 1
}
