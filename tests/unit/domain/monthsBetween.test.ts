import { describe, expect, it } from 'vitest'
import { monthsBetween } from '@/domain/agency/coverage'

describe('Months of a chart', () => {
  it('A chart has every month from the first to the last, also across a new year', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02'])
  })

  it('A chart without a first and last month has no months', () => {
    expect(monthsBetween('', '')).toEqual([])
  })
})
