export const AGENCY_PLACES = 20
export const SHARED_PLACES = 20
/** Departments listed; the others are summed up. */
export const AGENCY_DEPARTMENTS = 50
export const AGENCY_SOURCES = 12
export const AGENCY_CALENDAR_YEARS = 8
/** 행정표준코드 of an institution; those of public corporations start with a letter. */
export const AGENCY_CODE = /^[A-Z\d]\d{6}$/

export const AGENCY_SORTS = ['visit_count', 'amount', 'name'] as const
export type AgencySort = (typeof AGENCY_SORTS)[number]

export interface AgencyMergePreview {
  visits: number
  departments: number
  /** departments both have, which are merged */
  sharedDepartments: number
  children: number
  visitsAfter: number
}

export interface AgencyMerged {
  id: number
  name: string
  by: string | null
  at: string
}
