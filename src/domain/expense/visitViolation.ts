import { isAfterDay } from '../koreanDay'
import type { Violation } from '../violation'
import { VISIT_YEAR_MIN } from './limits'

export interface VisitFacts {
  /** an instant, ISO 8601 */
  spentAt?: string | null | undefined
  amount?: number | null | undefined
  splitAmount?: number | null | undefined
  headcount?: number | null | undefined
}

const WHOLE = ['amount', 'splitAmount', 'headcount'] as const

/** Amounts and headcounts must be whole, the date from VISIT_YEAR_MIN to today. `today`: in Korea, 'YYYY-MM-DD'. */
export function visitViolation(facts: VisitFacts, today: string): Violation | null {
  const broken = WHOLE.find((name) => typeof facts[name] === 'number' && !Number.isInteger(facts[name]))
  if (broken) return { code: 'not-an-integer', params: { field: broken } }
  const spentAt = facts.spentAt ?? ''
  if (isAfterDay(spentAt, today)) return { code: 'day-to-come', params: { field: 'spentAt' } }
  const isTooOld = Date.parse(spentAt) < Date.parse(`${VISIT_YEAR_MIN}-01-01T00:00:00+09:00`)
  return isTooOld ? { code: 'day-too-old', params: { field: 'spentAt', min: VISIT_YEAR_MIN } } : null
}
