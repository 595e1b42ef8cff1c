import { AGENCY_CALENDAR_YEARS } from './agency'

/** `none`: nothing expected; `due`: not published yet but still on time. */
export const COVERAGE_STATES = ['imported', 'published', 'missing', 'late', 'due', 'none'] as const
export type CoverageState = (typeof COVERAGE_STATES)[number]

/** Institutions should publish a month within this many days of its end; later is late. */
export const PUBLISHED_WITHIN_DAYS = 45
/** An institution publishes monthly if this many of its latest twelve months have visits. */
export const MONTHLY_FROM = 9
export const COVERAGE_MONTHS = 12
export const COVERAGE_ROWS = 20

export interface CoverageFacts {
  visits: Readonly<Record<string, number>>
  /** months that staff saw published */
  published: readonly string[]
  first: string | null
  last: string | null
  /** months with visits among the latest twelve */
  activeMonths: number
}

const DAY_MS = 86_400_000

const endOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1) - 9 * 3_600_000
}

export const publishesMonthly = ({ activeMonths }: Pick<CoverageFacts, 'activeMonths'>): boolean =>
  activeMonths >= MONTHLY_FROM

export function coverageOf(month: string, facts: CoverageFacts, now: Date): CoverageState {
  if (facts.visits[month]) return 'imported'
  if (facts.published.includes(month)) return 'published'
  const ended = now.getTime() - endOf(month)
  if (ended < 0 || facts.first === null || facts.last === null || month < facts.first) return 'none'
  if (!publishesMonthly(facts)) return 'none'
  if (month < facts.last) return 'missing'
  return ended > PUBLISHED_WITHIN_DAYS * DAY_MS ? 'late' : 'due'
}

/** `count` months ending with `last`, oldest first. */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, number = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  )
}

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

export interface DueAgency {
  id: number
  name: string
  sourceUrl: string | null
  last: string
  /** complete months since */
  behind: number
  isPublished: boolean
  isLate: boolean
}

/** Months like '2026-01'; both ends included. */
export function monthsBetween(first: string, last: string): string[] {
  const at = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const [start, end] = [at(first), at(last)]
  if (!first || !last || end < start) return []
  return Array.from({ length: end - start + 1 }, (_, index) => {
    const month = start + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

interface CoverageMonth {
  month: string
  state: CoverageState
}

export const importedMonths = ({ coverage }: { coverage: readonly CoverageMonth[] }): string[] =>
  coverage.filter(({ state }) => state === 'imported').map(({ month }) => month)

/** From an agency's first month to the last complete (or imported) one, at most `AGENCY_CALENDAR_YEARS`. */
export function coverageCalendar(
  { imported, published }: { imported: readonly string[]; published: readonly string[] },
  now: Date,
): CoverageMonth[] {
  const [sorted, seen] = [[...imported].sort(), [...imported, ...published].sort()]
  const first = seen[0]
  if (first === undefined) return []
  const until = [lastWholeMonth(now), seen.at(-1) ?? ''].sort()[1] ?? ''
  const last = sorted.at(-1) ?? null
  const facts = {
    visits: Object.fromEntries(imported.map((month) => [month, 1])),
    published,
    first: sorted[0] ?? null,
    last,
    activeMonths:
      last === null ? 0 : monthsUntil(last, COVERAGE_MONTHS).filter((month) => sorted.includes(month)).length,
  }
  return monthsBetween(first, until)
    .slice(-AGENCY_CALENDAR_YEARS * 12)
    .map((month) => ({ month, state: coverageOf(month, facts, now) }))
}
