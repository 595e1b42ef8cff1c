import type { Metadata } from 'next'
import { listSearch } from '@/ui/urls/listHref'
import { readListQuery } from '@/ui/urls/readListQuery'
import { listMetadata, regionsMetadata } from '../_components/list/listMetadata'
import { ListScreen } from '../_components/list/ListScreen'
import type { ListPageProps } from '../_components/list/listPageProps'
import { RegionsLanding } from '../_components/list/RegionsLanding'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const read = readListQuery(await searchParams)
  return read.ok && listSearch(read.query) === '' ? regionsMetadata : listMetadata({ searchParams })
}

export default async function RegionsPage({ searchParams }: ListPageProps) {
  const params = await searchParams
  const read = readListQuery(params)
  // Filters without a region use the country's list; a URL without filters asks for a region first.
  return read.ok && listSearch(read.query) === '' ? <RegionsLanding /> : <ListScreen params={params} />
}
