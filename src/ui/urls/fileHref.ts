import type { AgencyVisitsQuery } from '@/contract/agencies'
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

export function agencyVisitsFileHref(id: number, { from, until, lacks }: AgencyVisitsQuery = {}): string {
  const search = new URLSearchParams({ ...(from && { from }), ...(until && { until }), ...(lacks && { lacks }) })
  return `/api/v1/agencies/${id}/visits.csv${search.size > 0 ? '?' : ''}${search}`
}

export const visitsFileHref = (id: number): string => `/api/v1/restaurants/${id}/visits.csv`

/** The district of a list, by its code; null for a province with districts, and without a region. */
export const listRegionCode = ({ province, district }: ListFilters): string | null =>
  CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)?.code ?? null

export function newPlacesHref(filters: ListFilters): string | null {
  const code = listRegionCode(filters)
  return code && `/regions/${code}/rss.xml`
}

export const agencyFeedHref = (id: number): string => `/agencies/${id}/rss.xml`
