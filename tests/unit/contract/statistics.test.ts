import { describe, expect, it } from 'vitest'
import { periodBefore, statisticsQuerySchema } from '@/contract/statistics'

describe('Previous period', () => {
  it.each([
    ['2025', '2024'],
    ['2025-03', '2025-02'],
    ['2025-01', '2024-12'],
    ['all', null],
  ])('The period before %s is %s', (period, before) => expect(periodBefore(period)).toBe(before))
})

describe('Statistics queries', () => {
  it('Statistics cover all time by default', () => expect(statisticsQuerySchema.parse({})).toEqual({ period: 'all' }))
  it.each([{ period: '2025-13' }, { period: "2025'--" }, { region: '1' }, { agency: 'x' }, { sort: 'name' }])(
    'The statistics query %o is rejected',
    (query) => expect(statisticsQuerySchema.safeParse(query).success).toBe(false),
  )
})
