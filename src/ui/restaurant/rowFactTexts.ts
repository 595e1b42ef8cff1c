import type { RowFacts } from '@/domain/directory/rowFacts'
import { ROW_FACTS } from '@/messages/site/detail'
import { formatDay, WEEKDAYS } from '../format/day'
import { formatCount } from '../format/number'

export function rowFactTexts(facts: RowFacts | undefined): string[] {
  if (!facts) return []
  const { headcount_median, busiest_weekday, busiest_hour, closed_on } = facts
  // The other facts do not matter for a closed restaurant.
  if (closed_on) return [ROW_FACTS.closed(formatDay(closed_on))]
  const words: string[] = []
  if (headcount_median) words.push(ROW_FACTS.people(formatCount(headcount_median)))
  if (busiest_weekday !== null && busiest_hour !== null)
    words.push(ROW_FACTS.busiest(WEEKDAYS[busiest_weekday - 1] ?? '', busiest_hour))
  return words
}
