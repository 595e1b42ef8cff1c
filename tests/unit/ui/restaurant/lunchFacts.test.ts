import { describe, expect, it } from 'vitest'
import { lunchFacts } from '@/ui/restaurant/lunchFacts'

const EMPTY = { headcount_median: null, hours: [], per_head: null, total_amount: 0, months: [] }

describe('what a lunch asks', () => {
  it('is left out where the records do not say it', () => expect(lunchFacts(EMPTY, '2026-11-24')).toEqual([]))

  it('is how many come, when most, for how much, and what was spent in all and last year', () => {
    const facts = lunchFacts(
      {
        headcount_median: 4,
        hours: [
          { weekday: 4, hour: 12, visit_count: 6 },
          { weekday: 1, hour: 18, visit_count: 2 },
        ],
        per_head: { median: 25_000, low: 21_000, high: 32_000, visits: 8 },
        total_amount: 1_230_000,
        months: [
          { month: '2025-12', visit_count: 3, total_amount: 400_000 },
          { month: '2026-01', visit_count: 5, total_amount: 830_000 },
        ],
      },
      '2026-11-24',
    )
    expect(facts).toEqual([
      { name: '보통 모이는 사람', value: '4명' },
      { name: '가장 붐비는 때', value: '목요일 12시' },
      { name: '1인당 대부분', value: '2.1만–3.2만 원' },
      { name: '공공기관이 쓴 돈', value: '123만 원', more: '2025년에 40만 원' },
    ])
  })

  it('names no hour as the busiest after few visits, and one price where most pay the same', () => {
    const facts = lunchFacts(
      {
        ...EMPTY,
        hours: [{ weekday: 2, hour: 12, visit_count: 4 }],
        per_head: { median: 10_000, low: 10_000, high: 10_000, visits: 4 },
      },
      '2026-11-24',
    )
    expect(facts).toEqual([{ name: '1인당 대부분', value: '1만 원쯤' }])
  })
})
