import type { RestaurantDetail } from '@/domain/directory/schemas'

type Months = RestaurantDetail['months']

/** Every month from the first entry to the last, those without visits as zeros. Entries must be sorted. */
export function fillMissingMonths(months: Months): Months {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return []
  const known = new Map(months.map((month) => [month.month, month]))
  const all: Months = []
  for (let month = first.month; month <= last.month; month = after(month))
    all.push(known.get(month) ?? { month, visit_count: 0, total_amount: 0 })
  return all
}

/** '2019-12' → '2020-01' */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
