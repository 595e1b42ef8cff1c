import { agencyListQuerySchema } from '@/domain/agency/query'
import { type AgencyListFilters, readAgencyId } from './agencyHref'
import { readFields, type SearchParams } from './readFields'

/** Reads the filters of the list from a URL; null if one of them is invalid. */
export function readAgencyListQuery(params: SearchParams): AgencyListFilters | null {
  const fields = readFields(params)
  const read = agencyListQuerySchema.safeParse(fields)
  return read.success ? { ...read.data, with: readAgencyId(fields.with) } : null
}
