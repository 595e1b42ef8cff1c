import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '@/server/plan/calendarEvent'

const EVENT = {
  uid: 'poll-1-2@bapsang.example',
  startsAt: new Date('2026-12-04T09:00:00Z'),
  stamp: new Date('2026-11-24T00:00:00Z'),
  title: '닭한마리 (12명)',
  location: '닭한마리, 서울특별시 종로구',
  description: '1인당 30,000원까지.',
  url: 'https://bapsang.example/plan/together/token',
}
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

describe('Calendar files of meals', () => {
  it('A meal takes two hours at its Korean time, in a time zone that the file defines', () => {
    const lines = unfold(calendarFile(EVENT))
    expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20261204T180000')
    expect(lines).toContain('DTEND;TZID=Asia/Seoul:20261204T200000')
    expect(lines).toContain('TZID:Asia/Seoul')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('A calendar file gives its creation time in UTC', () => {
    expect(unfold(calendarFile(EVENT)).find((line) => line.startsWith('DTSTAMP'))).toBe('DTSTAMP:20261124T000000Z')
  })

  it('A calendar file escapes special characters in the title', () => {
    const lines = unfold(calendarFile({ ...EVENT, title: '국밥; 순대, \\n 둘\n셋' }))
    expect(lines).toContain('SUMMARY:국밥\\; 순대\\, \\\\n 둘\\n셋')
  })

  it('A calendar file has CRLF lines of at most 75 octets and keeps the whole title', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('가', '밥', 'a', ' ', '🍲', '10'), maxLength: 120 }), (title) => {
        const file = calendarFile({ ...EVENT, title: `모임 ${title}.` })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
        expect(unfold(file)).toContain(`SUMMARY:모임 ${title}.`)
      }),
    )
  })
})
