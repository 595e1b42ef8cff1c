import type { ListQuery } from '@/domain/directory/query'
import { sortOf } from '@/ui/urls/listHref'

/** Whether a list stands in the order of its ranks: by the visits of all records, whatever leaves some rows out. */
export const isRankOrder = (query: ListQuery): boolean =>
  sortOf(query) === 'visit_count' && !query.year && !query.agency_type && !query.agency
