import { CURRENT_REGIONS } from '@/domain/region/regions'
import { listSearch, type ListFilters } from './listHref'

export type ListFormat = 'csv' | 'geojson' | 'kml'

export function listFileHref(
  { page: _page, size: _size, ...filters }: ListFilters,
  format: ListFormat = 'csv',
): string {
  const search = listSearch(filters)
  return `/api/v1/restaurants.${format}${search && '?'}${search}`
}

export const agencyVisitsFileHref = (id: number): string => `/api/v1/agencies/${id}/visits.csv`

export const visitsFileHref = (id: number): string => `/api/v1/restaurants/${id}/visits.csv`

export function newPlacesHref({ province, district }: ListFilters): string | null {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? `/regions/${region.code}/rss.xml` : null
}
