import { describe, expect, it } from 'vitest'
import { fromSeoulTime, toSeoulTime } from '@/admin/kit/dates/seoulTime'

describe('a field of date and time', () => {
  it('shows an instant as the clock in Seoul does', () => {
    expect(toSeoulTime('2026-11-30T00:00:00.000Z')).toBe('2026-11-30T09:00')
    expect(toSeoulTime('2026-11-30T15:30:00.000Z')).toBe('2026-12-01T00:30')
  })

  it('gives back the instant that it showed', () => {
    expect(fromSeoulTime(toSeoulTime('2026-11-30T15:30:00.000Z'))).toBe('2026-11-30T15:30:00.000Z')
  })

  it.each(['', 'morgen'])('holds nothing for %j', (text) => expect(fromSeoulTime(text)).toBeNull())

  it.each([null, undefined, '', 'x'])('is empty for %j', (instant) => expect(toSeoulTime(instant)).toBe(''))
})
