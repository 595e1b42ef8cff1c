import { describe, expect, it } from 'vitest'
import { coverageCalendar, monthsUntil } from '@/domain/agency/coverage'
import { AGENCY_CALENDAR_YEARS } from '@/domain/agency/agency'

const NOW = new Date('2026-11-22T03:00:00Z')
const of = (imported: string[], published: string[] = []) => coverageCalendar({ imported, published }, NOW)

describe('Coverage calendar of an agency', () => {
  it('The calendar is empty for an agency without data', () => {
    expect(of([])).toEqual([])
  })

  it('The calendar runs from the first month to the last one that has ended and marks missing months', () => {
    const months = monthsUntil('2026-08', 14).filter((month) => month !== '2026-03')
    const calendar = of(months, ['2026-09'])
    expect([calendar[0]?.month, calendar.at(-1)?.month]).toEqual(['2025-07', '2026-10'])
    const stateOf = (asked: string) => calendar.find(({ month }) => month === asked)?.state
    expect(['2025-07', '2026-03', '2026-09', '2026-10'].map(stateOf)).toEqual([
      'imported',
      'missing',
      'published',
      'due',
    ])
  })

  it('No month is expected from an agency that does not publish monthly', () => {
    expect(new Set(of(['2025-01', '2025-12']).map(({ state }) => state))).toEqual(new Set(['imported', 'none']))
  })

  it('The current month appears in the calendar once it has been imported', () => {
    expect(of(['2026-11']).at(-1)).toEqual({ month: '2026-11', state: 'imported' })
  })

  it('The calendar shows only the newest years', () => {
    expect(of(['2001-01', '2026-10'])).toHaveLength(AGENCY_CALENDAR_YEARS * 12)
  })
})
