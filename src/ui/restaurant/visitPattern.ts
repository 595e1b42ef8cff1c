import type { RestaurantDetail } from '@/domain/directory/schemas'
import { DETAIL } from '@/messages/site/detail'
import { yearText } from '@/messages/yearText'
import { heatGrid } from '../chart/heatCells'
import { WEEKDAYS } from '../format/day'
import { formatCount, formatWonShort } from '../format/number'

export interface VisitPatternFact {
  name: string
  value: string
  more?: string
}

type Facts = Pick<
  RestaurantDetail,
  'headcount_median' | 'hours' | 'per_head' | 'total_amount' | 'months' | 'collected_months'
>

function priceOf({ low, high }: NonNullable<Facts['per_head']>): string {
  const [from, to] = [formatWonShort(low), formatWonShort(high)]
  return from === to ? DETAIL.around(from) : DETAIL.between(from, to)
}

function spentLastYear({ months, collected_months }: Facts, today: string): VisitPatternFact['more'] {
  const year = Number(today.slice(0, 4)) - 1
  const sum = months.filter(({ month }) => month.startsWith(`${year}-`)).reduce((all, one) => all + one.total_amount, 0)
  return sum > 0 ? DETAIL.ofYear(yearText(year, collected_months), formatWonShort(sum)) : undefined
}

/** `today` is 'YYYY-MM-DD' in Korea. */
export function visitPattern(restaurant: Facts, today: string): VisitPatternFact[] {
  const { headcount_median, hours, per_head, total_amount } = restaurant
  const { busiest } = heatGrid(hours)
  const facts: VisitPatternFact[] = []
  if (headcount_median) facts.push({ name: DETAIL.group, value: DETAIL.people(formatCount(headcount_median)) })
  if (busiest) facts.push({ name: DETAIL.busiest, value: DETAIL.at(WEEKDAYS[busiest.weekday - 1] ?? '', busiest.hour) })
  if (per_head) facts.push({ name: DETAIL.price, value: priceOf(per_head) })
  if (total_amount > 0) {
    const more = spentLastYear(restaurant, today)
    facts.push({ name: DETAIL.spent, value: DETAIL.won(formatWonShort(total_amount)), ...(more && { more }) })
  }
  return facts
}
