import { describe, expect, it } from 'vitest'
import { menuCount } from '@/admin/layout/menuCounts'

const now = Date.parse('2026-10-30T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

describe('Menu counts', () => {
  it('A menu item shows the number of pending items', () => {
    expect(menuCount({ reports: { count: 12, oldest: hoursAgo(3) } }, ['reports'], now)).toEqual({
      count: 12,
      isUrgent: false,
    })
  })

  it('A menu count is urgent once the oldest item has waited longer than promised', () => {
    expect(menuCount({ reports: { count: 1, oldest: hoursAgo(25) } }, ['reports'], now)?.isUrgent).toBe(true)
  })

  it('Takedown requests count as tickets and are urgent at once', () => {
    const counts = { tickets: { count: 2, oldest: hoursAgo(1) }, takedowns: { count: 1, oldest: hoursAgo(1) } }
    expect(menuCount(counts, ['tickets'], now)).toEqual({ count: 3, isUrgent: true })
  })

  it.each([
    ['nothing waits', { reports: { count: 0, oldest: null } }],
    ['it could not be counted', { reports: null }],
    ['the person may not know', {}],
  ])('A menu item has no count when %s', (_, counts) => {
    expect(menuCount(counts, ['reports'], now)).toBeUndefined()
  })
})
