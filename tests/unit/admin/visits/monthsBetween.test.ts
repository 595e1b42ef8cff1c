import { describe, expect, it } from 'vitest'
import { monthsBetween } from '@/admin/visits/monthsBetween'

describe('the months of a chart', () => {
  it('are all from the first to the last, those without visits too, over the turn of a year', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02'])
  })

  it('are none without any', () => {
    expect(monthsBetween('', '')).toEqual([])
  })
})
