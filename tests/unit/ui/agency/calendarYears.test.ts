import { expect, it } from 'vitest'
import { calendarYears } from '@/app/(site)/_components/agency/CoverageCalendar'

it('Months are laid out by year, newest first, with gaps before the first and after the last', () => {
  const years = calendarYears([
    { month: '2024-12', state: 'imported' },
    { month: '2025-01', state: 'missing' },
  ])
  expect(years.map(({ year }) => year)).toEqual(['2025', '2024'])
  expect(years.map(({ months }) => months.map((one) => one?.state ?? null))).toEqual([
    ['missing', ...new Array<null>(11).fill(null)],
    [...new Array<null>(11).fill(null), 'imported'],
  ])
})
