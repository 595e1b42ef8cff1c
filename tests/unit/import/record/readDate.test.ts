import { describe, expect, it } from 'vitest'
import { readDate } from '@/import/record/readDate'

const TODAY = '2024-12-31'
const read = (date: string, time = ''): string => {
  const { spentAt, timeKnown, reason } = readDate(date, time, TODAY)
  return reason ?? `${spentAt?.slice(0, 10)}${timeKnown ? ` ${spentAt?.slice(11, 19)}` : ''}`
}

describe('A date', () => {
  it.each([
    ['2017-01-26 13:10', '2017-01-26 13:10:00'],
    ['2022.01.03.', '2022-01-03'],
    ['2022. 1. 3.(월) 12:26', '2022-01-03 12:26:00'],
    ['2024 6.28. 15:30', '2024-06-28 15:30:00'],
    ['2025.09 09. 11:54', 'date_future'],
    ['2024년 3월 4일', '2024-03-04'],
    ["'24.3.4", '2024-03-04'],
    ['24.05.17 12:26', '2024-05-17 12:26:00'],
    ['24.05.17 12:26 5월 누락분', '2024-05-17 12:26:00'],
    ['24.03.28. 12;38', '2024-03-28 12:38:00'],
    ['20220203', '2022-02-03'],
    ['20220203 12:11', '2022-02-03 12:11:00'],
    ['20220203121120', '2022-02-03 12:11:20'],
    ['1/4/22', '2022-01-04'],
    ['22/1/4', '2022-01-04'],
    ['44566', '2022-01-05'],
    ['44566.5', '2022-01-05 12:00:00'],
    ['2024-03-04 오후 7:05', '2024-03-04 19:05:00'],
    ['2024-03-04 (중식)', '2024-03-04'],
    ['２０２４．３．４', '2024-03-04'],
  ])('%s is read as %s', (cell, wanted) => expect(read(cell)).toBe(wanted))

  it.each([
    ['', 'date_missing'],
    ['-', 'date_missing'],
    ['2022-011-03', 'date_unreadable'],
    ['20222-01-25', 'date_unreadable'],
    ['2024502.19. 12:09', 'date_unreadable'],
    ['205.12.19. 16:42', 'date_unreadable'],
    ['2024-03-04~05', 'date_unreadable'],
    ['2024. 3. 4. ~ 3. 6.', 'date_unreadable'],
    ['45,000', 'date_unreadable'],
    ['35000', 'date_unreadable'],
    ['2024', 'date_incomplete'],
    ['2024. 11.', 'date_incomplete'],
    ['3.27.', 'date_incomplete'],
    ['3월 27일', 'date_incomplete'],
    ['13:00', 'date_incomplete'],
    ['1970-01-01', 'date_epoch'],
    ['2028-04-28', 'date_future'],
    ['2024-02-30', 'date_impossible'],
    ['2024-13-01', 'date_impossible'],
  ])('%s is flagged as %s', (cell, reason) => expect(read(cell)).toBe(reason))

  it.each([
    ['121120', '12:11:20'],
    ['91226', '09:12:26'],
    ['12:31', '12:31:00'],
    ['오후 1시 5분', '13:05:00'],
    ['2022-02-03 09:12:26', '09:12:26'],
  ])('takes its time from the cell beside it: %s', (time, wanted) => expect(read('20220203', time)).toBe(`2022-02-03 ${wanted}`))

  it('in the cell for day and time is read where the cell for the day is empty', () => {
    expect(read('', '2022-02-03 09:12')).toBe('2022-02-03 09:12:00')
  })

  it('of any length costs next to nothing', () => {
    const start = performance.now()
    for (const part of ['2024', '2024. ', '1.', ' ', '12:', '월', '(', '~']) read(part.repeat(100_000 / part.length), part.repeat(100_000 / part.length))
    expect(performance.now() - start).toBeLessThan(400)
  })
})
