import { isAfterDay } from '../koreanDay'
import type { Violation } from '../violation'
import { VISIT_YEAR_MIN } from './limits'

/** Where a visit comes from: a published file, staff, or a corrected row. */
export const DATA_SOURCES = ['crawled', 'manual', 'corrected'] as const

/** `disputed`: a person concerned objects. */
export const VISIT_STATUSES = ['confirmed', 'pending', 'disputed'] as const

export const VISIT_FLAGS = [
  'shared',
  'suspect_date',
  'derived_year',
  'derived_day',
  'large_amount',
  'long_cell',
  'dropped_characters',
  'split_name',
] as const
export type VisitFlag = (typeof VISIT_FLAGS)[number]

export type VisitStatusCode = (typeof VISIT_STATUSES)[number]

export interface VisitMonth {
  /** '2026-10' */
  month: string
  status: VisitStatusCode
  visits: number
  /** won, including shared bills */
  amount: number
  headcount: number
}

/** Published fields of a visit; changing one is a correction. */
export const PUBLISHED_FIELDS = [
  'restaurant',
  'agency',
  'department',
  'spentAt',
  'hasTime',
  'amount',
  'splitAmount',
  'headcount',
  'occasion',
  'paymentMethod',
] as const
export type PublishedField = (typeof PUBLISHED_FIELDS)[number]

/** For a document, the value is its id and `name` its name. */
export interface VisitCorrection {
  id: number
  field: PublishedField
  sourceValue: unknown
  sourceName: string | null
  value: unknown
  valueName: string | null
  reason: string
  by: string | null
  at: string
}

export interface VisitStatusChange {
  id: number
  before: VisitStatusCode | null
  after: VisitStatusCode
  reason: string | null
  by: string | null
  at: string
}

export interface VisitRecordDetail {
  corrections: VisitCorrection[]
  statusChanges: VisitStatusChange[]
}

interface VisitTotals {
  visits: number
  amount: number
  headcount: number
}

export const totalOf = (months: readonly VisitMonth[]): VisitTotals =>
  months.reduce<VisitTotals>(
    (sum, { visits, amount, headcount }) => ({
      visits: sum.visits + visits,
      amount: sum.amount + amount,
      headcount: sum.headcount + headcount,
    }),
    { visits: 0, amount: 0, headcount: 0 },
  )

interface VisitFacts {
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
