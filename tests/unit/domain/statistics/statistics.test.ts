import { describe, expect, it } from 'vitest'
import { periodBefore, statisticsQuerySchema } from '@/domain/statistics/statistics'

describe('the period before', () => {
  it.each([
    ['2025', '2024'],
    ['2025-03', '2025-02'],
    ['2025-01', '2024-12'],
    ['all', null],
  ])('of %s is %s', (period, before) => expect(periodBefore(period)).toBe(before))
})

describe('what is asked of the statistics', () => {
  it('is all time unless said otherwise', () => expect(statisticsQuerySchema.parse({})).toEqual({ period: 'all' }))
  it.each([{ period: '2025-13' }, { period: "2025'--" }, { region: '1' }, { agency: 'x' }, { sort: 'name' }])(
    'refuses %o',
    (query) => expect(statisticsQuerySchema.safeParse(query).success).toBe(false),
  )
})
