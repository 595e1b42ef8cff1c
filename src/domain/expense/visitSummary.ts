import type { VISIT_STATUSES } from './visitStates'

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

export interface VisitTotals {
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
