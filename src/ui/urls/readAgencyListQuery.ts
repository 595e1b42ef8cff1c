import { agencyListQuerySchema } from '@/domain/agency/query'
import { type AgencyListFilters, readAgencyId } from './agencyHref'
import { readFields, type SearchParams } from './readFields'

export function readAgencyListQuery(params: SearchParams): AgencyListFilters | null {
  const fields = readFields(params)
  const read = agencyListQuerySchema.safeParse(fields)
  return read.success ? { ...read.data, with: readAgencyId(fields.with) } : null
}
