import { describe, expect, it } from 'vitest'
import { rowFactTexts } from '@/ui/restaurant/rowFactTexts'

const facts = { headcount_median: 6, busiest_weekday: 3, busiest_hour: 12, closed_on: null, photo: null }

describe('what a row says behind its address', () => {
  it('is how many usually come and when most do, as far as the records say it', () => {
    expect(rowFactTexts(facts)).toEqual(['보통 6명', '주로 수 12시'])
    expect(rowFactTexts({ ...facts, busiest_weekday: null, busiest_hour: null })).toEqual(['보통 6명'])
    expect(rowFactTexts({ ...facts, headcount_median: null })).toEqual(['주로 수 12시'])
    expect(rowFactTexts(undefined)).toEqual([])
  })

  it('is nothing but that it closed, once it did', () => {
    expect(rowFactTexts({ ...facts, closed_on: '2026-03-05' })).toEqual(['2026. 3. 5. 폐업'])
  })
})
