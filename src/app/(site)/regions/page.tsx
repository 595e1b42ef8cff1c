import { readListQuery } from '@/ui/address/readListQuery'
import { listMetadata } from '../_components/list/listMetadata'
import { ListScreen } from '../_components/list/ListScreen'
import type { ListPageProps } from '../_components/list/listPageProps'
import { RegionsLanding } from '../_components/list/RegionsLanding'

export const generateMetadata = listMetadata

export default async function RegionsPage({ searchParams }: ListPageProps) {
  const params = await searchParams
  const read = readListQuery(params)
  // Filters without a region belong to the whole country's list; a bare address asks for a region first.
  const bare = Object.values(params).every((value) => !value)
  return read.ok && bare ? <RegionsLanding /> : <ListScreen params={params} />
}
