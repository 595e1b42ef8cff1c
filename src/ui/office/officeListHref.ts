import { RADIUS_MAX } from '@/domain/nearby/limits'
import type { Office } from '@/domain/nearby/office'
import { type ListFilters, listHref, refine } from '../urls/listHref'

/**
 * A list by distance from an office. One that is narrowed already reaches as far as lists can; the list of the whole
 * country becomes what is within a walk.
 */
export function officeListHref(filters: ListFilters, { near }: Office): string {
  const { province, q, agency, agency_type } = filters
  const radius = province || q || agency || agency_type ? RADIUS_MAX : undefined
  return listHref(refine(filters, { near, radius, sort: undefined }))
}
