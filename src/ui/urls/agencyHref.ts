import { AGENCY_SORTS } from '@/domain/agency/agency'
import type { AgencyListQuery } from '@/contract/agencies'
import type { ReportCardQuery } from '@/contract/reportCard'
import { REPORT_CARD_SORTS, REPORT_CARD_PAGE } from '@/domain/agency/reportCard'
import { ID_MAX } from '@/domain/http/limits'

export const agencyHref = (id: number): string => `/agencies/${id}`

export const agencyReportCardHref = (id: number): string => `${agencyHref(id)}/report-card`

export const agencyReportCardApiHref = (id: number): string => `/api/v1${agencyReportCardHref(id)}`

export const agencyComparisonHref = (id: number, other: number): string => `${agencyHref(id)}?with=${other}`

export function readAgencyId(word: string | undefined): number | null {
  const id = word !== undefined && /^\d{1,10}$/.test(word) ? Number(word) : 0
  return id >= 1 && id <= ID_MAX ? id : null
}

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

/** Each selection has one URL; defaults are left out. */
export function reportCardHref({ region, type, sort, page }: Partial<ReportCardQuery>): string {
  const search = new URLSearchParams()
  if (region) search.set('region', region)
  if (type) search.set('type', type)
  if (sort && sort !== REPORT_CARD_SORTS[0]) search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size ? `${REPORT_CARD_PAGE}?${search}` : REPORT_CARD_PAGE
}
