import type { AgencyDetail } from '@/domain/agency/schemas'

type Month = AgencyDetail['coverage'][number]

export interface CalendarYear {
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
