import type { Meal } from '@/domain/search/queryWords.data'

const LUNCH_HOURS = 'BETWEEN 10 AND 15'
/** Fewer people than these are no group. */
const GROUP_MEDIAN = 4

const AGAINST: Record<Meal, string> = {
  lunch: `k.busiest_hour NOT ${LUNCH_HOURS}`,
  dinner: `k.busiest_hour ${LUNCH_HOURS}`,
  group: `k.headcount_median < ${GROUP_MEDIAN}`,
}

/** A condition on `s` for a meal: what the records speak against is left out, and so are cafés; bars for lunch. */
export const mealCondition = (meal: Meal): string =>
  `s.category = 'restaurant' ${meal === 'lunch' ? `AND s.sub_category IS DISTINCT FROM '주점'` : ''}
   AND NOT EXISTS (SELECT FROM lunch_facts k WHERE k.restaurant_id = s.restaurant_id AND ${AGAINST[meal]})`
