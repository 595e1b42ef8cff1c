/** How a month of an institution stands. `none`: nothing is expected; `due`: it may still come in time. */
export const COVERAGE_STATES = ['imported', 'published', 'missing', 'late', 'due', 'none'] as const
export type CoverageState = (typeof COVERAGE_STATES)[number]

/** Days after a month's end in which institutions publish it: later it is late. */
export const PUBLISHED_WITHIN_DAYS = 45
/** Of the twelve months up to its last one, so many with visits make an institution publish monthly. */
export const MONTHLY_FROM = 9
/** Months of the calendar. */
export const COVERAGE_MONTHS = 12
export const COVERAGE_ROWS = 20

/** What is known of an institution's months; months are 'YYYY-MM' of Seoul. */
export interface CoverageFacts {
  /** month → visits */
  visits: Readonly<Record<string, number>>
  /** months that somebody saw published */
  published: readonly string[]
  first: string | null
  last: string | null
  /** of the twelve months up to the last one, those with visits */
  activeMonths: number
}

const DAY_MS = 86_400_000

/** The first moment after a month, in Seoul. */
const endOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1) - 9 * 3_600_000
}

export const publishesMonthly = ({ activeMonths }: Pick<CoverageFacts, 'activeMonths'>): boolean =>
  activeMonths >= MONTHLY_FROM

/**
 * How a month stands.
 * @param now a moment; months that have not ended yet are `none` unless they have visits already
 */
export function coverageOf(month: string, facts: CoverageFacts, now: Date): CoverageState {
  if (facts.visits[month]) return 'imported'
  if (facts.published.includes(month)) return 'published'
  const ended = now.getTime() - endOf(month)
  if (ended < 0 || facts.first === null || facts.last === null || month < facts.first) return 'none'
  if (!publishesMonthly(facts)) return 'none'
  if (month < facts.last) return 'missing'
  return ended > PUBLISHED_WITHIN_DAYS * DAY_MS ? 'late' : 'due'
}

/** `count` months up to one, the oldest first. */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, number = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** The last month that has ended, in Seoul. */
export const lastWholeMonth = (now: Date): string =>
  monthsUntil(new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 7), 2)[0] ?? ''

export interface CoverageCell {
  month: string
  state: CoverageState
  visits: number
}

export interface AgencyCoverage {
  id: number
  name: string
  sourceUrl: string | null
  isMonthly: boolean
  cells: CoverageCell[]
}

export interface CoverageCalendar {
  months: string[]
  agencies: AgencyCoverage[]
  total: number
}

/** An institution that publishes monthly, whose last whole month has not come in. */
export interface DueAgency {
  id: number
  name: string
  sourceUrl: string | null
  /** the last month with visits */
  last: string
  /** whole months since */
  behind: number
  isPublished: boolean
  isLate: boolean
}
