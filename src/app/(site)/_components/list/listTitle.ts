import type { ListQuery } from '@/domain/directory/query'
import { NEARBY } from '@/messages/site/nearby'
import { displayRegion } from '@/domain/region/displayRegion'

/** What a list is called: its region, else the point, else the search, else the institution, else the country. */
export function listTitle(query: ListQuery, agency: string | null = null): string {
  if (query.province)
    return displayRegion({ province: query.province, district: query.district ?? null }, { short: true })
  if (query.near) return NEARBY.here
  if (query.q) return `‘${query.q}’ 찾기`
  return agency === null ? '전국' : `${agency} 다녀간 곳`
}
