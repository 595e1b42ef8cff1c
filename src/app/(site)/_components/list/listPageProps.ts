import type { SearchParams } from '@/ui/address/readListQuery'

export interface ListPageProps {
  searchParams: Promise<SearchParams>
}
