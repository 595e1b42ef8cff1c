import { describe, expect, it } from 'vitest'
import { type CoverageFacts, coverageOf, lastWholeMonth, monthsUntil } from '@/domain/agency/coverage'

const NOW = new Date('2026-11-22T03:00:00Z')
const facts: CoverageFacts = {
  visits: { '2026-06': 12, '2026-08': 3 },
  published: ['2026-09'],
  first: '2025-01',
  last: '2026-08',
  activeMonths: 11,
}

describe('Months of an institution', () => {
  it.each([
    ['2024-12', 'none'],
    ['2026-06', 'imported'],
    ['2026-07', 'missing'],
    ['2026-09', 'published'],
    ['2026-10', 'due'],
    ['2026-11', 'none'],
  ])('The month %s is %s for an institution that publishes monthly', (month, state) => {
    expect(coverageOf(month, facts, NOW)).toBe(state)
  })

  it('A month without data is late once its deadline has passed in Seoul', () => {
    const unseen = { ...facts, published: [] }
    expect(coverageOf('2026-09', unseen, NOW)).toBe('late')
    expect(coverageOf('2026-09', unseen, new Date('2026-11-14T14:59:59Z'))).toBe('due')
  })

  it('No month is expected from an institution that publishes rarely or never', () => {
    expect(coverageOf('2026-07', { ...facts, activeMonths: 8 }, NOW)).toBe('none')
    expect(coverageOf('2026-07', { ...facts, first: null, last: null }, NOW)).toBe('none')
  })
})

describe('Month arithmetic', () => {
  it('Months are counted back across the turn of a year', () => {
    expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })

  it('The last whole month changes at midnight in Seoul', () => {
    expect(lastWholeMonth(new Date('2026-10-31T14:59:59Z'))).toBe('2026-09')
    expect(lastWholeMonth(new Date('2026-10-31T15:00:00Z'))).toBe('2026-10')
  })
})
