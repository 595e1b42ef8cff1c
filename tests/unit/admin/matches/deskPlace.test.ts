import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from '@/admin/matches/deskPlace'

describe('the address of the matching desk', () => {
  it('holds the list, the page and the question', () => {
    const place = { tab: 'decided', page: 3, question: 12 } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(writePlace({ tab: 'pending', page: 1, question: null }).toString()).toBe('')
  })

  it('falls back to what waits where it says something unknown', () => {
    expect(readPlace(new URLSearchParams('tab=burnt&page=0&question=-4'))).toEqual({
      tab: 'pending',
      page: 1,
      question: null,
    })
  })
})
