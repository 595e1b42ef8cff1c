import { describe, expect, it } from 'vitest'
import { fromSeoulTime, toSeoulTime } from '@/admin/kit/dates/dateInputs'

describe('Date and time fields', () => {
  it('A date and time field shows an instant in Seoul time', () => {
    expect(toSeoulTime('2026-11-30T00:00:00.000Z')).toBe('2026-11-30T09:00')
    expect(toSeoulTime('2026-11-30T15:30:00.000Z')).toBe('2026-12-01T00:30')
  })

  it('A date and time field gives back the instant that it showed', () => {
    expect(fromSeoulTime(toSeoulTime('2026-11-30T15:30:00.000Z'))).toBe('2026-11-30T15:30:00.000Z')
  })

  it.each(['', 'morgen'])('The text %j is read as no instant', (text) => expect(fromSeoulTime(text)).toBeNull())

  it.each([null, undefined, '', 'x'])('%j shows an empty field', (instant) => expect(toSeoulTime(instant)).toBe(''))
})
