import { LIST_PAGE_MAX } from '@/domain/directory/limits'
import type { SearchParams } from '@/ui/urls/readListQuery'
import type { DetailPages } from '@/ui/urls/restaurantHref'

function pageOf(value: string | string[] | undefined): number {
  const page = Number(Array.isArray(value) ? value[0] : value)
  return Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX ? page : 1
}

/** An invalid page number counts as 1. */
export const pagesOf = (params: SearchParams): DetailPages => ({
  visits: pageOf(params.page),
  reviews: pageOf(params.reviews),
  ...(params.visitors === 'all' && { allVisitors: true }),
})
