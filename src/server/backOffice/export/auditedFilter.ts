import { MASKED } from '@/domain/audit/entry'
import type { Resource } from '@/domain/backOffice/permissions'

/** Lists of people and their content, where a search may be a name or an address. */
const PRIVATE_LISTS: readonly Resource[] = [
  ...(['users', 'roles', 'tickets', 'audit'] as const),
  ...(['reviews', 'posts', 'comments', 'reports'] as const),
]

/** A filter as stored in the audit record. */
export const auditedFilter = (resource: Resource, filter: Record<string, unknown>): Record<string, unknown> =>
  'q' in filter && PRIVATE_LISTS.includes(resource) ? { ...filter, q: MASKED } : filter
