import { describe, expect, it } from 'vitest'
import { visitPattern } from '@/app/(site)/_components/detail/VisitTimes'

const EMPTY = {
  headcount_median: null,
  hours: [],
  per_head: null,
  occasions: [],
  total_amount: 0,
  months: [],
  collected_months: [],
}

describe('Visit pattern', () => {
  it('A fact that the records do not contain is left out', () => expect(visitPattern(EMPTY, '2026-11-24')).toEqual([]))

  it('The lunch facts are the group size, the busiest time, the price, and the total and yearly spending', () => {
    const facts = visitPattern(
      {
        headcount_median: 4,
        hours: [
          { weekday: 4, hour: 12, visit_count: 6 },
          { weekday: 1, hour: 18, visit_count: 4 },
        ],
        per_head: { median: 25_000, low: 21_000, high: 32_000, visits: 8 },
        occasions: [
          { occasion: 'meeting', visit_count: 12 },
          { occasion: 'encouragement', visit_count: 5 },
          { occasion: 'hospitality', visit_count: 3 },
        ],
        total_amount: 1_230_000,
        collected_months: ['2025-11', '2025-12', '2026-01'],
        months: [
          { month: '2025-12', visit_count: 3, total_amount: 400_000 },
          { month: '2026-01', visit_count: 5, total_amount: 830_000 },
        ],
      },
      '2026-11-24',
    )
    expect(facts).toEqual([
      { name: '보통 모이는 사람', value: '4명' },
      { name: '기관이 많이 오는 때', value: '목요일 12시' },
      { name: '1인당 절반은', value: '2.1만–3.2만 원' },
      { name: '무슨 일로', value: '주로 간담회(12번), 회식(5번)' },
      { name: '공공기관이 쓴 돈', value: '123만 원', more: '2025년 11–12월에 40만 원' },
    ])
  })

  it('Few visits give no busiest hour, and equal prices give one price instead of a range', () => {
    const facts = visitPattern(
      {
        ...EMPTY,
        hours: [{ weekday: 2, hour: 12, visit_count: 9 }],
        per_head: { median: 10_000, low: 10_000, high: 10_000, visits: 4 },
      },
      '2026-11-24',
    )
    expect(facts).toEqual([{ name: '1인당 절반은', value: '1만 원쯤' }])
  })
})
