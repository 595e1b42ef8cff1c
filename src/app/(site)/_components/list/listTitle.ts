import type { ListQuery } from '@/domain/directory/query'
import { displayRegion } from '@/domain/region/displayRegion'

/** What a list is called: its region, else the search, else the country. */
export function listTitle(query: ListQuery): string {
  if (query.province) return displayRegion({ province: query.province, district: query.district ?? null }, { short: true })
  return query.q ? `‘${query.q}’ 찾기` : '전국'
}
