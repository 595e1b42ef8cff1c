import { describe, expect, it } from 'vitest'
import { parseDate } from '@/import/transform/record/parseDate'
import { fasterThanLinearGrowth } from '../../../growth'

const TODAY = '2024-12-31'
const read = (date: string, time = '', said = { year: '', month: '' }): string => {
  const { spentAt, hasTime, reason } = parseDate(date, time, TODAY, said)
  return reason ?? `${spentAt?.slice(0, 10)}${hasTime ? ` ${spentAt?.slice(11, 19)}` : ''}`
}

describe('Dates', () => {
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
    ['2024.. 3. 4.(월) 12:21', '2024-03-04 12:21:00'],
    ['2024-03-.04', '2024-03-04'],
    ['2024.03,04. 12:03', '2024-03-04 12:03:00'],
    ['2024. 3. 4.(월) (12:28)', '2024-03-04 12:28:00'],
    ['2024. 3. 4. 11.09', '2024-03-04 11:09:00'],
    ['2024. 3. 4. 18:20, 19:20', '2024-03-04 18:20:00'],
    ['2024. 3. 4. 12:10~13:00', '2024-03-04 12:10:00'],
    ['45355 (12:26:47)', '2024-03-04 12:26:47'],
  ])('The date "%s" is parsed as %s', (cell, wanted) => expect(read(cell)).toBe(wanted))

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
    ['3.27.', 'date_yearless'],
    ['3월 27일', 'date_yearless'],
    ['13:00', 'date_incomplete'],
    ['1970-01-01', 'date_epoch'],
    ['2028-04-28', 'date_future'],
    ['2024-02-30', 'date_impossible'],
    ['2024-13-01', 'date_impossible'],
    ['2024-03-00', 'date_impossible'],
    ['3.27. 12:36', 'date_yearless'],
    ['3.40.', 'date_incomplete'],
    ['240304', 'date_incomplete'],
  ])('The date "%s" is rejected as %s', (cell, reason) => expect(read(cell)).toBe(reason))

  it.each([
    ['121120', '12:11:20'],
    ['91226', '09:12:26'],
    ['12:31', '12:31:00'],
    ['오후 1시 5분', '13:05:00'],
    ['2022-02-03 09:12:26', '09:12:26'],
  ])('A date takes its time from the next cell: %s', (time, wanted) =>
    expect(read('20220203', time)).toBe(`2022-02-03 ${wanted}`),
  )

  it.each([
    ['3.4.', '2024-03-04'],
    ['03.04', '2024-03-04'],
    ['3/4', '2024-03-04'],
    ['03-04', '2024-03-04'],
    ['3월 4일(월)', '2024-03-04'],
    ['03월04일 11:59', '2024-03-04 11:59:00'],
    ['3.4(월) 12:10', '2024-03-04 12:10:00'],
    ['3.12.(화) (13:09)', '2024-03-12 13:09:00'],
    ['2.20.12:23', '2024-02-20 12:23:00'],
    ['240304', '2024-03-04'],
    ['230304', 'date_incomplete'],
    ['12.30.', 'date_yearless'],
    ['3.4.~3.6.', 'date_unreadable'],
    ['3.40.', 'date_impossible'],
  ])('The date "%s" with the year of its list is read as %s', (cell, wanted) => {
    expect(read(cell, '', { year: '2024', month: '3' })).toBe(wanted)
  })

  it('A date without a year may be in any month when its list names only the year', () => {
    expect(read('12.30.', '', { year: '2023', month: '' })).toBe('2023-12-30')
  })

  it('A date is taken from the time cell when the date cell is empty', () => {
    expect(read('', '2022-02-03 09:12')).toBe('2022-02-03 09:12:00')
  })

  it('A date is parsed in linear time', async () => {
    for (const part of ['2024', '2024. ', '1.', ' ', '12:', '월', '(', '~'])
      expect(await fasterThanLinearGrowth(part.repeat(100_000 / part.length), (text) => read(text, text))).toBeNull()
  })
})
