import { expect, it } from 'vitest'
import { parseDay, parseTime } from '@/admin/kit/dates/dateInputs'

it.each(['2026-11-02', '2026. 11. 2.', '2026.11.02', '20261102', ' 2026년 11월 2일 ', '2026/11/2'])(
  'The text %s is read as the second of November',
  (typed) => expect(parseDay(typed)).toBe('2026-11-02'),
)

it.each(['', '11/02/2026', '2026-13-01', '2026-02-30', '2025-02-29', '2026-11', '내일', '２０２６-１１-０２'])(
  'The text %s is not read as a day',
  (typed) => expect(parseDay(typed)).toBeNull(),
)

it.each([
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['18시30분', '18:30'],
  ['24:00', null],
  ['12:60', null],
  ['오전', null],
])('A typed time %s is read as %s', (typed, time) => expect(parseTime(typed)).toBe(time))
