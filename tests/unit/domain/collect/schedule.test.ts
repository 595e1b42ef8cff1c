import { describe, expect, it } from 'vitest'
import { quietFrom } from '@/domain/collect/source'

const NOW = new Date('2026-11-29T00:00:00+09:00')
const day = (date: Date | null) => date && new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

describe('When a board is silent', () => {
  it.each([
    [
      'a monthly one after one and a half of its longest pauses',
      ['2026-08-05', '2026-07-06', '2026-06-05', '2026-05-06'],
      '2026-09-20',
    ],
    [
      'one whose offices publish on several days by the pause between months',
      ['2026-08-05', '2026-08-04', '2026-08-03', '2026-07-04'],
      '2026-09-19',
    ],
    ['a daily one after three weeks', ['2026-08-05', '2026-08-04', '2026-08-03', '2026-08-02'], '2026-08-26'],
    [
      'one that paused years ago by what it does now',
      ['2026-08-05', '2026-07-06', '2026-06-05', '2026-05-06', '2023-01-01'],
      '2026-09-20',
    ],
    [
      'one with a post dated next year by its others',
      ['2027-08-05', '2026-08-05', '2026-08-04', '2026-08-03', '2026-08-02'],
      '2026-08-26',
    ],
    ['never, if its posts are too few to know', ['2026-08-05', '2026-07-06', '2026-06-05'], null],
  ])('It is silent: %s', (_, days, from) => {
    expect(day(quietFrom(days, NOW))).toBe(from)
  })
})
