import { listMetadata, type ListPageProps } from '../_components/list/listMetadata'
import { ListScreen } from '../_components/list/ListScreen'

export const generateMetadata = listMetadata

export default async function RestaurantsPage({ searchParams }: ListPageProps) {
  return <ListScreen params={await searchParams} />
}
