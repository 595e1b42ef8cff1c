import type { VISIT_STATUSES } from './visitStates'

export type VisitStatusCode = (typeof VISIT_STATUSES)[number]

/** What the visits of a filter amount to in one month (of Seoul) and one state. */
export interface VisitMonth {
  /** '2026-10' */
  month: string
  status: VisitStatusCode
  visits: number
  /** won, shared bills included */
  amount: number
  headcount: number
}

/** Fields that an institution publishes of a visit: a change of one of them is a correction. */
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

/** A correction of one field; of a document, the value is its number and `name` its name. */
export interface VisitCorrection {
  id: number
  field: PublishedField
  /** what the source has */
  sourceValue: unknown
  sourceName: string | null
  value: unknown
  valueName: string | null
  reason: string
  by: string | null
  at: string
}

/** A change of a visit's state. */
export interface VisitStatusChange {
  id: number
  before: VisitStatusCode | null
  after: VisitStatusCode
  reason: string | null
  by: string | null
  at: string
}

/** What one visit has besides its line in the list. */
export interface VisitRecordDetail {
  corrections: VisitCorrection[]
  statusChanges: VisitStatusChange[]
}

export interface VisitTotals {
  visits: number
  amount: number
  headcount: number
}

/** What months come to together. */
export const totalOf = (months: readonly VisitMonth[]): VisitTotals =>
  months.reduce<VisitTotals>(
    (sum, { visits, amount, headcount }) => ({
      visits: sum.visits + visits,
      amount: sum.amount + amount,
      headcount: sum.headcount + headcount,
    }),
    { visits: 0, amount: 0, headcount: 0 },
  )
