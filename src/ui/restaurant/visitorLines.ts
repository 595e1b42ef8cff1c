import type { RestaurantDetail } from '@/domain/directory/schemas'
import type { BarItem } from '../chart/BarList'

export const VISITORS_SHOWN = 8

/** The most frequent visitors as bars, and one muted bar for all the rest, which must add up to all visits. */
export function visitorLines(visitors: RestaurantDetail['visitors'], visits: number): { lines: BarItem[]; others: BarItem | null } {
  const shown = visitors.length > VISITORS_SHOWN ? visitors.slice(0, VISITORS_SHOWN - 1) : visitors
  const lines = shown.map((visitor) => ({
    key: `${visitor.agency_id}-${visitor.department ?? ''}`,
    name: visitor.agency,
    note: visitor.department,
    count: visitor.visit_count,
  }))
  const rest = visits - lines.reduce((sum, line) => sum + line.count, 0)
  const places = visitors.length - shown.length
  const others = rest > 0 ? { key: 'others', name: places > 0 ? `그 밖의 ${places}곳` : '그 밖', count: rest, muted: true } : null
  return { lines, others }
}
