import { MASKED } from '@/domain/audit/entry'
import type { Resource } from '@/domain/backOffice/permissions'
import { PRIVATE_LISTS } from '@/domain/backOffice/privateLists'

/** A filter as stored in the audit record. */
export const auditedFilter = (resource: Resource, filter: Record<string, unknown>): Record<string, unknown> =>
  'q' in filter && PRIVATE_LISTS.includes(resource) ? { ...filter, q: MASKED } : filter
