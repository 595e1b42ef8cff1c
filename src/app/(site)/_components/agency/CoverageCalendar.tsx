import type { CoverageState } from '@/domain/agency/coverage'
import type { AgencyDetail } from '@/contract/agencies'
import { COVERAGE_LABELS } from '@/messages/site/agencies'

type Month = AgencyDetail['coverage'][number]

interface CalendarYear {
  year: string
  /** twelve; null before the first month and after the last */
  months: (Month | null)[]
}

export function calendarYears(coverage: readonly Month[]): CalendarYear[] {
  const byMonth = new Map(coverage.map((one) => [one.month, one]))
  const years = [...new Set(coverage.map(({ month }) => month.slice(0, 4)))].sort().reverse()
  return years.map((year) => ({
    year,
    months: Array.from({ length: 12 }, (_, i) => byMonth.get(`${year}-${String(i + 1).padStart(2, '0')}`) ?? null),
  }))
}

/** Months differ by shape as well as colour. */
const MARKS: Partial<Record<CoverageState, string>> = { missing: '×', late: '×', due: '·' }
const LEGEND: readonly CoverageState[] = ['imported', 'published', 'missing', 'late', 'due']

const Mark = ({ state }: { state: CoverageState }) => (
  <i className={`coverage ${state}`} aria-hidden>
    {MARKS[state]}
  </i>
)

export function CoverageCalendar({ coverage }: { coverage: AgencyDetail['coverage'] }) {
  const states = new Set(coverage.map(({ state }) => state))
  return (
    <>
      <table className="coverage-calendar">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">해</span>
            </th>
            {Array.from({ length: 12 }, (_, i) => (
              <th key={i} scope="col">
                {i + 1}
                <span className="sr-only">월</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarYears(coverage).map(({ year, months }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {months.map((one, i) => (
                <td key={i} title={one ? `${year}. ${i + 1}. ${COVERAGE_LABELS[one.state]}` : undefined}>
                  {one && (
                    <>
                      <Mark state={one.state} />
                      <span className="sr-only">{COVERAGE_LABELS[one.state]}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-note text-soft">
        {LEGEND.filter((state) => states.has(state)).map((state) => (
          <li key={state} className="inline-flex items-center gap-1.5">
            <Mark state={state} />
            {COVERAGE_LABELS[state]}
          </li>
        ))}
      </ul>
    </>
  )
}
