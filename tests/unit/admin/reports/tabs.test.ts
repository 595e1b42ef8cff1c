import { describe, expect, it } from 'vitest'
import { nextAfter } from '@/admin/desk/nextAfter'
import { readPlace, writePlace } from '@/admin/reports/tabs'

describe('the address of the reports desk', () => {
  it('holds the tab, the kind, the page and the report', () => {
    const place = { tab: 'reviewed', type: 'review', page: 2, report: 7 } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(writePlace({ tab: 'pending', type: null, page: 1, report: null }).toString()).toBe('')
  })

  it('falls back to what waits where it says something unknown', () => {
    expect(readPlace(new URLSearchParams('tab=x&type=user&page=-1&report=1e3'))).toEqual({
      tab: 'pending',
      type: null,
      page: 1,
      report: null,
    })
  })
})

describe('after a decision', () => {
  it.each([
    [[1, 2, 3], 2, 3],
    [[1, 2, 3], 3, 2],
    [[1], 1, null],
    [[4, 5], 9, 4],
    [[], 1, null],
  ])('of %j without %s the next is %s', (ids, gone, next) => {
    expect(nextAfter(ids, gone)).toBe(next)
  })
})
