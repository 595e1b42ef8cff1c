import { describe, expect, it } from 'vitest'
import { nextDay } from '@/domain/plan/plan'

describe('Next day of a weekday', () => {
  // A Tuesday in Korea already, a Monday evening in London.
  const now = new Date('2026-11-23T16:00:00Z')
  it.each([
    [5, '2026-11-27'],
    [1, '2026-11-30'],
    [2, '2026-12-01'],
    [7, '2026-11-29'],
    [undefined, '2026-12-01'],
  ])('The next day of weekday %s is %s', (weekday, day) => expect(nextDay(weekday, now)).toBe(day))
})
