import type { RestaurantDetail } from '@/domain/directory/schemas'

type Visitor = RestaurantDetail['visitors'][number]

export interface VisitorGroup {
  id: number
  agency: string
  visits: number
  departments: { name: string; visits: number }[]
  /** the departments that are not listed: how many, and their visits */
  rest: { departments: number; visits: number } | null
}

export const AGENCIES_SHOWN = 5
/** Number of agencies folded below the list. The rest are loaded on request: some places have hundreds. */
export const AGENCIES_FOLDED = 15
export const DEPARTMENTS_SHOWN = 4

function groupOf(visitors: readonly Visitor[]): VisitorGroup {
  const [first] = visitors
  const named = visitors
    .filter((visitor) => visitor.department !== null && visitor.department !== visitor.agency)
    .sort((a, b) => b.visit_count - a.visit_count)
  // A line that says "1 more" would take the space of the department itself.
  const shown = named.length > DEPARTMENTS_SHOWN + 1 ? named.slice(0, DEPARTMENTS_SHOWN) : named
  const visits = visitors.reduce((sum, visitor) => sum + visitor.visit_count, 0)
  const left = named.slice(shown.length)
  return {
    id: first?.agency_id ?? 0,
    agency: first?.agency ?? '',
    visits,
    departments: shown.map((visitor) => ({ name: visitor.department ?? '', visits: visitor.visit_count })),
    rest: left.length
      ? { departments: left.length, visits: left.reduce((sum, visitor) => sum + visitor.visit_count, 0) }
      : null,
  }
}

export function visitorGroups(visitors: readonly Visitor[]): VisitorGroup[] {
  const byAgency = new Map<number, Visitor[]>()
  for (const visitor of visitors) byAgency.set(visitor.agency_id, [...(byAgency.get(visitor.agency_id) ?? []), visitor])
  return [...byAgency.values()].map(groupOf).sort((a, b) => b.visits - a.visits)
}
