import type { ListQuery } from '@/domain/directory/query'
import { sortOf } from '@/ui/urls/listHref'

/** Whether the list is in rank order, by visits in all records. Near a point, rows show distances instead. */
export const isRankOrder = (query: ListQuery): boolean =>
  sortOf(query) === 'visit_count' && !query.near && !query.year && !query.agency_type && !query.agency
