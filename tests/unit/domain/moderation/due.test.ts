import { describe, expect, it } from 'vitest'
import { dueOf } from '@/domain/moderation/detail'

const NOW = Date.parse('2026-10-29T09:00:00Z')
const hoursAgo = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString()

describe('Report deadlines', () => {
  it.each([
    [28, 'late', 1],
    [24.01, 'late', 1],
    [21, 'soon', 0.875],
    [18, 'calm', 0.75],
    [12, 'calm', 0.5],
    [0, 'calm', 0],
  ])('A report that has waited %s hours is %s', (hours, tone, gone) => {
    expect(dueOf(hoursAgo(hours), NOW)).toMatchObject({ tone, gone })
  })

  it('A report dated slightly in the future has used none of its time', () => {
    expect(dueOf(hoursAgo(-0.01), NOW).gone).toBe(0)
  })
})
