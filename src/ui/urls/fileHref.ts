import { listSearch, type ListFilters } from './listHref'

/** The download of all rows of a list. */
export function listFileHref({ page: _page, size: _size, ...filters }: ListFilters): string {
  const search = listSearch(filters)
  return `/api/v1/restaurants.csv${search && '?'}${search}`
}

/** The download of all visits by an agency. */
export const agencyVisitsFileHref = (id: number): string => `/api/v1/agencies/${id}/visits.csv`

/** The download of all visits to a restaurant. */
export const visitsFileHref = (id: number): string => `/api/v1/restaurants/${id}/visits.csv`
