import { CUISINE_CHIPS, CUISINE_CODES, type CuisineCode } from '@/domain/place/lexicon/cuisineChips'
import type { Meal } from '@/domain/search/queryWords.data'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Literals, so that partial indexes apply. `row` has `title`, `category` and `sub_category`. */
export function cuisineCondition(code: CuisineCode, row: string): string {
  const { cuisines, category, named } = CUISINE_CHIPS[code]
  const served = `${row}.sub_category IN (${cuisines.map(quoted).join(', ')})`
  if (category) return `(${row}.category = ${quoted(category)} OR ${served})`
  return named ? `(${served} AND ${row}.title ~ ${quoted(named)})` : served
}

/** Named by their codes. Only rows that meet `also` count. */
export const cuisineCounts = (row: string, also = 'true'): string =>
  CUISINE_CODES.map(
    (code) => `count(*) FILTER (WHERE ${cuisineCondition(code, row)} AND ${also})::int AS ${code}`,
  ).join(', ')

const LUNCH_HOURS = 'BETWEEN 10 AND 15'
/** Minimum median size of a group. */
const GROUP_MEDIAN = 4

const AGAINST: Record<Meal, string> = {
  lunch: `k.busiest_hour NOT ${LUNCH_HOURS}`,
  dinner: `k.busiest_hour ${LUNCH_HOURS}`,
  group: `k.headcount_median < ${GROUP_MEDIAN}`,
}

/** On `s`: without places the records contradict and cafés, and without bars for lunch. */
export const mealCondition = (meal: Meal): string =>
  `s.category = 'restaurant' ${meal === 'lunch' ? `AND s.sub_category IS DISTINCT FROM '주점'` : ''}
   AND NOT EXISTS (SELECT FROM lunch_facts k WHERE k.restaurant_id = s.restaurant_id AND ${AGAINST[meal]})`
