import { describe, expect, it } from 'vitest'
import { readSample } from '../readSample'
import { csv, workbook } from '../sampleRows'

const HEADINGS = ['사용일자', '사용장소', '사용금액']
const listOf = (...days: string[]): string[][] => [HEADINGS, ...days.map((day) => [day, '가람식당', '50000'])]

/** What became of each day, '*' where its year was derived. */
const daysOf = async (bytes: string | Buffer, name?: string): Promise<string[]> =>
  (await readSample(bytes, name)).map(
    ({ spentAt, reason, flags }) =>
      (spentAt?.slice(0, 10) ?? reason ?? '') + (flags.includes('derived_year') ? '*' : ''),
  )
const read = (...days: string[]): Promise<string[]> => daysOf(csv(...listOf(...days)))

describe('Days without a year', () => {
  it('A day without a year gets the year of the rows around it, and a flag', async () => {
    expect(await read('2023-07-03', '7.4.', '7월 5일 12:10', '2023-07-06')).toEqual([
      '2023-07-03',
      '2023-07-04*',
      '2023-07-05*',
      '2023-07-06',
    ])
  })

  it('A day without a year at either end of a list gets the only year there is', async () => {
    expect(await read('7.3.', '2023-07-04', '8.1.')).toEqual(['2023-07-03*', '2023-07-04', '2023-08-01*'])
  })

  it('A day without a year goes into the next year where the rows around it do', async () => {
    expect(await read('2022-12-29', '12.30.', '1.3.', '2023-01-04')).toEqual([
      '2022-12-29',
      '2022-12-30*',
      '2023-01-03*',
      '2023-01-04',
    ])
  })

  it('A day is refused when the rows around it are of two years or lie in another season', async () => {
    expect(await read('2022-07-03', '7.4.', '2023-07-05')).toEqual(['2022-07-03', 'date_yearless', '2023-07-05'])
    expect(await read('2023-01-03', '7.4.', '2023-12-05')).toEqual(['2023-01-03', 'date_yearless', '2023-12-05'])
  })

  it('The day of the week settles a day between two years', async () => {
    expect(await read('2022-07-03', '7.4.(월)', '7.4.(화)', '2023-07-05')).toEqual([
      '2022-07-03',
      '2022-07-04*',
      '2023-07-04*',
      '2023-07-05',
    ])
  })

  it('A day is refused when its day of the week contradicts the rows around it', async () => {
    expect(await read('2023-07-03', '7.4.(월)', '2023-07-05')).toEqual(['2023-07-03', 'date_yearless', '2023-07-05'])
  })

  it('A day is refused when no row has a year, even if its day of the week would fit one', async () => {
    expect(await read('7.3.(월)', '7.4.(화)')).toEqual(['date_yearless', 'date_yearless'])
  })

  it('A day gets no year in which it is still to come or does not exist', async () => {
    expect(await read('2024-12-30', '1.3.')).toEqual(['2024-12-30', 'date_yearless'])
    expect(await read('2023-03-02', '2.29.', '2023-03-03')).toEqual(['2023-03-02', 'date_yearless', '2023-03-03'])
  })

  it('A single mistaken row does not give a day its year', async () => {
    const [around, odd] = [['2023-07-03', '2023-07-04'], '2032-07-04']
    expect((await read(...around, odd, '7.5.', ...around))[3]).toBe('2023-07-05*')
    expect((await read(...around, '2021-07-04', '7.5.', ...around))[3]).toBe('date_yearless')
  })

  it('A day is refused when the rows with years are too far away', async () => {
    const days = await read('2023-07-03', ...Array<string>(600).fill('7.4.'), '2023-07-05')
    expect(days[50]).toBe('date_yearless')
    const near = await read('2023-07-03', ...Array<string>(400).fill('7.4.'), '2023-07-05')
    expect(new Set(near.slice(1, -1))).toEqual(new Set(['2023-07-04*']))
  })

  it('A day without a year follows only the rows of its own sheet', async () => {
    const book = workbook({ 가: listOf('2023-07-03'), 나: listOf('7.4.'), 다: listOf('2022-07-05') })
    expect(await daysOf(book)).toEqual(['2023-07-03', 'date_yearless', '2022-07-05'])
  })

  it('Deriving years leaves the order and the amounts of the rows as they are', async () => {
    const days = ['7.3.', '2023-07-04', '7.1.', '합계', '2023-06-30', '9.9.']
    const rows = await readSample(csv(...listOf(...days)))
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 6, 7])
    expect(rows.every(({ amount }) => amount === 50_000)).toBe(true)
  })
})

describe('Years from a file, a title or a column', () => {
  it.each([
    ['2023년 7월 업무추진비.csv', [HEADINGS, ['7.4.', '가람식당', '50000']]],
    ['내역.csv', [['2023년 7월 업무추진비', '', ''], HEADINGS, ['7.4.', '가람식당', '50000']]],
    [
      '내역.csv',
      [
        ['회계연도', ...HEADINGS],
        ['2023', '7.4.', '가람식당', '50000'],
      ],
    ],
    [
      '내역.csv',
      [
        ['기준년월', ...HEADINGS],
        ['202307', '7.4.', '가람식당', '50000'],
      ],
    ],
    [
      '내역.csv',
      [
        ['집행월', ...HEADINGS],
        ['2023년 7월', '7.4.', '가람식당', '50000'],
      ],
    ],
    [
      '내역.csv',
      [
        ['title', ...HEADINGS],
        ['2023년 7월 총무과 업무추진비', '7.4.', '가람식당', '50000'],
      ],
    ],
  ])('The year of a file, title, column or document needs no flag: %s %j', async (name, rows) => {
    expect(await daysOf(csv(...rows), name)).toEqual(['2023-07-04'])
  })

  it('Neighbouring rows give a year only when it fits the title', async () => {
    const rows = [['2023년 3월 업무추진비', '', ''], ...listOf('2023-12-28', '12.29.', '2023-12-30')]
    expect((await daysOf(csv(...rows)))[1]).toBe('2023-12-29*')
    const later = [['2023년 3월 업무추진비', '', ''], ...listOf('2024-12-28', '12.29.', '2024-12-30')]
    expect((await daysOf(csv(...later)))[1]).toBe('date_yearless')
    const booked = [['2025년 1월 업무추진비', '', ''], ...listOf('2024-12-28', '12.29.', '2024-12-30')]
    expect((await daysOf(csv(...booked)))[1]).toBe('2024-12-29*')
  })
})
