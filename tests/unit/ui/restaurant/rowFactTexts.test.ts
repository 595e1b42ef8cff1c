import { describe, expect, it } from 'vitest'
import { rowFactTexts } from '@/ui/restaurant/RestaurantTable'

const facts = { headcount_median: 6, busiest_weekday: 3, busiest_hour: 12, closed_on: null }

describe('Facts in a restaurant row', () => {
  it('A row shows the usual group size and the busiest time, as far as they are known', () => {
    expect(rowFactTexts(facts)).toEqual(['보통 6명', '기관은 주로 수 12시'])
    expect(rowFactTexts({ ...facts, busiest_weekday: null, busiest_hour: null })).toEqual(['보통 6명'])
    expect(rowFactTexts({ ...facts, headcount_median: null })).toEqual(['기관은 주로 수 12시'])
    expect(rowFactTexts(undefined)).toEqual([])
  })

  it('The row of a closed restaurant shows only its closing date', () => {
    expect(rowFactTexts({ ...facts, closed_on: '2026-03-05' })).toEqual(['2026. 3. 5. 폐업'])
  })
})
