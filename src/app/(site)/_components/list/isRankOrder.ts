import type { ListQuery } from '@/domain/directory/query'
import { sortOf } from '@/ui/urls/listHref'

/** Whether a list shows ranks, in their order: by the visits of all records. Near a point its rows show distances. */
export const isRankOrder = (query: ListQuery): boolean =>
  sortOf(query) === 'visit_count' && !query.near && !query.year && !query.agency_type && !query.agency
