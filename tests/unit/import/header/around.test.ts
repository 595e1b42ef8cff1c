import { describe, expect, it } from 'vitest'
import { inShort, readSample } from '../readSample'
import { csv, RECORD, workbook } from '../sampleRows'
import { fasterThanLinearGrowth } from '../../growth'

describe('Text around a table', () => {
  it('The text around a table gives the unit, the department, the institution and the month', async () => {
    const readings = await readSample(
      csv(
        ['2023년 3월 마포구청 업무추진비', '', ''],
        ['부서 :', '복지정책과', '(단위: 천원)'],
        ['일자', '장소', '금액'],
        ['2024-03-04', '가람식당', '50'],
      ),
    )
    expect(readings[0]).toMatchObject({
      amount: 50_000,
      department: '복지정책과',
      agency: { name: '서울특별시 마포구' },
      flags: ['suspect_date'],
    })
  })

  it('The file name alone may give the institution and the department', async () => {
    const readings = await readSample(
      csv(['일자', '장소', '금액'], RECORD),
      '2024년_3월_동작구청_사회복지과_업무추진비_집행내역(최종).csv',
    )
    expect(readings[0]).toMatchObject({ department: '사회복지과', agency: { name: '서울특별시 동작구' } })
  })

  const DAYLESS = [
    ['장소', '금액', '인원'],
    ['가람식당', '50,000', '4'],
    ['다온분식', '7,000', '1'],
  ]
  it.each([
    ['동작구청 업무추진비(2023.5.12.).xlsx', []],
    ['업무추진비_20230512.xlsx', []],
    ['목록.xlsx', [['2023년 5월 12일 간담회 업무추진비']]],
  ])('A list without days takes the one day that its name or title says (%s, %j)', async (name, title) => {
    const readings = await readSample(workbook({ 내역: [...title, ...DAYLESS] }), name)
    expect(readings.map(({ spentAt, flags }) => [spentAt, flags])).toEqual(
      Array(2).fill(['2023-05-12T00:00:00+09:00', ['derived_day']]),
    )
  })

  it.each([
    '업무추진비(2023.5.12.~5.19.).xlsx',
    '업무추진비(2023.5.12. 공개).xlsx',
    '업무추진비 2023.5.12. 2023.5.13.xlsx',
    '업무추진비 2023.5.xlsx',
    '업무추진비 2023.15.42.xlsx',
  ])('The name "%s" says no day of a list', async (name) => {
    await expect(readSample(workbook({ 내역: DAYLESS }), name)).rejects.toMatchObject({
      fileError: { code: 'no_header', value: '사용일자' },
    })
  })

  it('A second row of headings with a day outweighs the day of the name', async () => {
    const rows = [
      ['사용', '장소', '금액', '인원'],
      ['일자', '', '', ''],
      [...RECORD, '4'],
    ]
    const [reading] = await readSample(workbook({ 내역: rows }), '업무추진비(2024.3.12.).xlsx')
    expect(reading).toMatchObject({ spentAt: '2024-03-04T00:00:00+09:00', flags: [] })
  })

  it('A given institution and a department column outweigh the file name', async () => {
    const readings = await readSample(
      csv(['일자', '장소', '금액', '부서'], [...RECORD, '총무과']),
      '동작구청.csv',
      '서대문구청',
    )
    expect(readings[0]).toMatchObject({ department: '총무과', agency: { name: '서울특별시 서대문구' } })
  })

  it('Dates without a year get the year of the title', async () => {
    const rows = [
      ['연번', '일자', '장소', '금액'],
      ['1', '3.4.', '가람식당', '50000'],
      ['2', '3월 5일 12:10', '다온분식', '7000'],
      ['3', '12.30.', '온새미국수', '8000'],
    ]
    expect(inShort(await readSample(csv(['2024년 3월 업무추진비', '', '', ''], ...rows)))).toEqual([
      '3 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '4 | ok | - | 다온분식 | 7000 | 2024-03-05T12:10 | -',
      '5 | error | date_yearless | 온새미국수 | 8000 | - | -',
    ])
    expect(await readSample(csv(...rows))).toMatchObject(Array(3).fill({ status: 'error' }))
  })

  it.each([
    "'24. 3월 업무추진비",
    '24년 3월 집행내역',
    '업무추진비(202403월)',
    '2024년 1월 ~ 12월',
    '2024.1.1.~2024.12.31.',
    '2024년 1/4분기',
    '2024년도 상반기',
  ])('The title %j gives the year of the dates below it', async (title) => {
    const readings = await readSample(csv([title, '', ''], ['일자', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBe('2024-03-04T00:00:00+09:00')
  })

  it('The heading of the date column may give the year', async () => {
    const readings = await readSample(csv(['사용일자 (2024년)', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBe('2024-03-04T00:00:00+09:00')
  })

  it.each(['2023.7.1.~2024.6.30.', '예산 2024 천원', '제24회 행사'])('The title %j gives no year', async (title) => {
    const readings = await readSample(csv([title, '', ''], ['일자', '장소', '금액'], ['3.4.', '가람식당', '50000']))
    expect(readings[0]?.spentAt).toBeNull()
  })

  it('Each of several tables in a sheet follows the text above it', async () => {
    const block = (title: string, unit: string, date: string): string[][] => [
      [title, '', ''],
      ['', '', unit],
      ['일자', '장소', '금액'],
      [date, '가람식당', '50'],
    ]
    const readings = await readSample(
      csv(
        ...block('2024년 1월 총무과', '(단위: 천원)', '1.4.'),
        ['계', '', '50'],
        ...block('2024년 6월 복지과', '(단위: 천원)', '6.3.'),
      ),
    )
    expect(readings.map(({ spentAt, department, amount }) => [spentAt?.slice(0, 10), department, amount])).toEqual([
      ['2024-01-04', '총무과', 50_000],
      ['2024-06-03', '복지과', 50_000],
    ])
  })

  it('The title 중구청 leaves it open which 중구 is meant', async () => {
    const readings = await readSample(csv(['중구청 업무추진비', '', ''], ['일자', '장소', '금액'], RECORD))
    expect(readings[0]?.agency).toMatchObject({ name: '중구청', context: '' })
  })
})

describe('Long cells', () => {
  it.each(['(', ' ', '단위 ', '이하 ', '부서 :  ', '2024. ', '계(', '취소', ',1'])(
    'Long cells of repeated %j are read in linear time',
    async (part) => {
      const readFile = (long: string) =>
        readSample(
          csv(
            [long, `(${long}`, `단위${long}`],
            ['일자', '장소', '금액'],
            [long, `(${long}`, ''],
            ['', `이하${long}`, ''],
            [long, long, long],
            RECORD,
          ),
        )
      expect(await fasterThanLinearGrowth(part.repeat(100_000 / part.length), readFile)).toBeNull()
    },
  )
})
