import { describe, expect, it } from 'vitest'
import { nextAfter } from '@/admin/workQueue/useDesk'
import { readPlace, writePlace } from '@/admin/reports/report'

describe('Reports desk URL', () => {
  it('The reports desk URL holds the tab, the type, the page and the report', () => {
    const place = { tab: 'reviewed', type: 'review', page: 2, report: 7 } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(writePlace({ tab: 'pending', type: null, page: 1, report: null }).toString()).toBe('')
  })

  it('The reports desk URL falls back to the first page of pending reports for unknown values', () => {
    expect(readPlace(new URLSearchParams('tab=x&type=user&page=-1&report=1e3'))).toEqual({
      tab: 'pending',
      type: null,
      page: 1,
      report: null,
    })
  })
})

describe('Next report after a decision', () => {
  it.each([
    [[1, 2, 3], 2, 3],
    [[1, 2, 3], 3, 2],
    [[1], 1, null],
    [[4, 5], 9, 4],
    [[], 1, null],
  ])('In the queue %j the report after %s is %s', (ids, gone, next) => {
    expect(nextAfter(ids, gone)).toBe(next)
  })
})
