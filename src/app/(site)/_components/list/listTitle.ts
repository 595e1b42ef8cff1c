import type { ListQuery } from '@/domain/directory/query'
import { displayRegion } from '@/domain/region/displayRegion'

/** What a list is called: its region, else the search, else the institution, else the country. */
export function listTitle(query: ListQuery, agency: string | null = null): string {
  if (query.province)
    return displayRegion({ province: query.province, district: query.district ?? null }, { short: true })
  if (query.q) return `‘${query.q}’ 찾기`
  return agency === null ? '전국' : `${agency} 다녀간 곳`
}
