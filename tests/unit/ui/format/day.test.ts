import { describe, expect, it } from 'vitest'
import { formatDay, formatDayLong, formatDayShort, formatMonth, formatMonthTick } from '@/ui/format/day'

describe('Calendar days', () => {
  it('A day is formatted in Korean without a time zone', () => {
    expect(formatDay('2026-01-09')).toBe('2026. 1. 9.')
    expect(formatDayShort('2026-10-29')).toBe('26. 10. 29.')
    expect(formatDayLong('2026-10-29')).toBe('2026년 10월 29일')
  })

  it('A month is formatted from a month or from a day', () => {
    expect(formatMonth('2026-10')).toBe('2026. 10.')
    expect(formatMonth('2026-10-29')).toBe('2026. 10.')
    expect(formatMonthTick('2025-01')).toBe('25.1')
  })
})
