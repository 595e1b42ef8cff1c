import { AGENCY_SORTS } from '@/domain/agency/listOrder'
import type { AgencyListQuery } from '@/domain/agency/query'
import { ID_MAX } from '@/domain/http/limits'

/** The canonical URL of an agency's page. */
export const agencyHref = (id: number): string => `/agencies/${id}`

/** The URL of a comparison of two agencies. */
export const agencyComparisonHref = (id: number, other: number): string => `${agencyHref(id)}?with=${other}`

/** The agency id in a URL; null if it is not a valid id. */
export function readAgencyId(word: string | undefined): number | null {
  const id = word !== undefined && /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

/** The filters in the list's URL, and the agency to compare with. */
export interface AgencyListFilters extends AgencyListQuery {
  with: number | null
}

/** Each selection has one URL; defaults are left out. */
export function agencyListHref(filters: Partial<AgencyListFilters>): string {
  const search = new URLSearchParams()
  const { q, region, type, sort, page } = filters
  if (filters.with) search.set('with', String(filters.with))
  if (q) search.set('q', q)
  if (region) search.set('region', region)
  if (type) search.set('type', type)
  if (sort && sort !== AGENCY_SORTS[0]) search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size ? `/agencies?${search}` : '/agencies'
}
