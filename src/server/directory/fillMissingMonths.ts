import type { RestaurantDetail } from '@/contract/directory'
import { monthsBetween } from '@/domain/agency/coverage'

type Months = RestaurantDetail['months']

/** Zeros for gaps. `months` must be sorted. */
export function fillMissingMonths(months: Months): Months {
  const known = new Map(months.map((month) => [month.month, month]))
  return monthsBetween(months[0]?.month ?? '', months.at(-1)?.month ?? '').map(
    (month) => known.get(month) ?? { month, visit_count: 0, total_amount: 0 },
  )
}
