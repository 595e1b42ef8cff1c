import type { ListQuery } from '@/domain/directory/query'
import type { SearchParams } from '@/ui/urls/readListQuery'

/** Whether a URL uses the region or order format of an earlier site. */
export const isFormerAddress = ({ region, sort }: SearchParams, query: ListQuery): boolean =>
  Boolean(region) || (typeof sort === 'string' && sort !== '' && sort !== query.sort)
