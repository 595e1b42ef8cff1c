import { COVERAGE_MONTHS, type CoverageState, coverageOf, lastWholeMonth, monthsUntil } from './coverage'
import { monthsBetween } from '../monthsBetween'
import { AGENCY_CALENDAR_YEARS } from './limits'

export interface CoverageMonth {
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
