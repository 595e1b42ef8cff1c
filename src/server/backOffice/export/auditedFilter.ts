import { MASKED } from '@/domain/audit/entry'
import { PRIVATE_LISTS, type Resource } from '@/domain/backOffice/permissions'

export const auditedFilter = (resource: Resource, filter: Record<string, unknown>): Record<string, unknown> =>
  'q' in filter && PRIVATE_LISTS.includes(resource) ? { ...filter, q: MASKED } : filter
