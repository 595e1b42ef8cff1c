import type { ListQuery } from '@/domain/directory/query'
import type { SearchParams } from '@/ui/urls/readListQuery'

/** Whether an address has the region in one text or the name of an order as an earlier site did. */
export const isFormerAddress = ({ region, sort }: SearchParams, query: ListQuery): boolean =>
  Boolean(region) || (typeof sort === 'string' && sort !== '' && sort !== query.sort)
