import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from '@/admin/matches/match'

describe('Matching desk URL', () => {
  it('The matching desk URL holds the tab, the page, the question and the import', () => {
    const place = { tab: 'decided', page: 3, question: 12, batch: 5 } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(writePlace({ tab: 'pending', page: 1, question: null, batch: null }).toString()).toBe('')
  })

  it('The matching desk URL falls back to the first page of pending questions for unknown values', () => {
    expect(readPlace(new URLSearchParams('tab=burnt&page=0&question=-4'))).toEqual({
      tab: 'pending',
      page: 1,
      question: null,
      batch: null,
    })
  })
})
