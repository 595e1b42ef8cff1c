import type { SearchParams } from '@/ui/urls/readListQuery'

export interface ListPageProps {
  searchParams: Promise<SearchParams>
}
