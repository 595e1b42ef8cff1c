import type { ListQuery } from '@/domain/directory/query'
import type { RestaurantPage } from '@/domain/directory/schemas'
import { listHref } from '../urls/listHref'
import { restaurantHref } from '../urls/restaurantHref'

export function structuredList(
  { data, pagination }: Pick<RestaurantPage, 'data' | 'pagination'>,
  query: ListQuery,
  origin: string,
): object {
  const before = (pagination.page - 1) * pagination.size
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: origin + listHref(query),
    numberOfItems: data.length,
    itemListElement: data.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: origin + restaurantHref(id),
    })),
  }
}
