import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { read, write } from 'xlsx'
import { inShort, readSample } from '../readSample'
import type { ParsedRow } from '@/import/transform/record/parsedRow'
import { RECORD, workbook } from '../sampleRows'

describe('Workbooks', () => {
  const list = [
    ['일자', '장소', '금액'],
    RECORD,
    ['2024-03-05', '다온분식', '7000'],
    ['2024-03-06', '온새미국수', '8000'],
  ]

  it('The sheet names of a workbook give the departments', async () => {
    const readings = await readSample(
      workbook({
        총무과: list,
        복지과: [
          ['일자', '장소', '금액'],
          ['2024-03-07', '한빛국밥', '9000'],
        ],
      }),
    )
    expect([...new Set(readings.map(({ department }) => department))]).toEqual(['총무과', '복지과'])
  })

  it('A workbook is read sheet by sheet, without sheets that have no table', async () => {
    const readings = await readSample(
      workbook({
        표지: [['업무추진비']],
        총무과: list,
        복지과: [
          ['일자', '장소', '금액'],
          ['2024-03-07', '한빛국밥', '9000'],
        ],
      }),
    )
    expect(readings.map(({ sheet }) => sheet)).toEqual(['총무과', '총무과', '총무과', '복지과'])
  })

  it.each(['#,##0,', '#,##0,"천원"', '0.0,', '[$₩-412]#,##0,'])(
    'The number in a cell counts, whatever its display %j rounds it to',
    async (format) => {
      for (const heading of ['금액(천원)', '금액']) {
        const book = read(workbook({ 내역: [['일자', '장소', heading], RECORD, RECORD] }))
        Object.assign(book.Sheets.내역?.C2 as object, { t: 'n', v: 84_400, z: format })
        // What is written in thousands has a display that does not divide.
        Object.assign(book.Sheets.내역?.C3 as object, { t: 'n', v: 45.5, z: '0' })
        const readings = await readSample(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
        expect(readings.map(({ amount }) => amount)).toEqual([84_400, heading === '금액' ? null : 45_500])
      }
    },
  )

  it('Text that a merged cell hides is not read', async () => {
    const rows = [
      ['일자', '장소', '금액', '목적'],
      ['2024-03-04', '가람식당', '50000', '간담회'],
      ['2024-02-28', '숨은식당', '30000', '회의'],
      ['', '옛날식당', '', ''],
    ]
    const readings = await readSample(workbook({ 내역: rows }, ['A2:A3', 'B2:B4', 'C3:D3']))
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '3 | ok | - | 가람식당 | 30000 | 2024-03-04T00:00 | -',
    ])
    expect(readings.map(({ purposeRaw }) => purposeRaw)).toEqual(['간담회', ''])
  })

  it('An archive that separates folders with backslashes is read', async () => {
    const parts = unzipSync(workbook({ 내역: list }))
    const file = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name.replaceAll('/', '\\'), part])),
    )
    expect(await readSample(Buffer.from(file))).toHaveLength(3)
  })

  const CARD = ['카드번호', '승인번호', '승인일자', '가맹점명', '승인금액']
  const feedOf = (rows: readonly (readonly string[])[]): string[][] => [
    CARD,
    ...rows.map(([date = '', place = '', amount = '']) => [
      '9410',
      '001',
      date.replaceAll('-', ''),
      place.slice(0, 3),
      amount,
    ]),
  ]
  const taken = (readings: readonly ParsedRow[]): string[] =>
    readings.filter(({ status }) => status === 'ok').map(({ sheet, placeRaw }) => `${sheet} ${placeRaw}`)

  it('An expense is read once when a copied sheet or the card statement repeats it', async () => {
    const readings = await readSample(workbook({ 카드: feedOf(list.slice(1)), 내역: list, '내역 (2)': list }))
    expect(taken(readings)).toEqual(['내역 가람식당', '내역 다온분식', '내역 온새미국수'])
    expect(readings.filter(({ status, reason }) => status === 'skip' && reason === 'duplicate')).toHaveLength(6)
  })

  it('Payments that only the card statement has are kept under the institution of the list', async () => {
    const own = [
      ['2024-03-07', '한빛국밥', '9000'],
      ['2024-03-08', '늘봄찻집', '11000'],
      ['2024-03-09', '별해장국', '12000'],
    ]
    const readings = await readSample(
      workbook({ 내역: [['마포구청 업무추진비'], ...list], 카드: feedOf([...list.slice(1), ...own]) }),
    )
    expect(taken(readings)).toEqual([
      '내역 가람식당',
      '내역 다온분식',
      '내역 온새미국수',
      '카드 한빛국',
      '카드 늘봄찻',
      '카드 별해장',
    ])
    expect(new Set(readings.map(({ agency }) => agency.name)).size).toBe(1)
    expect(readings).toHaveLength(9)
  })

  it('A card payment is kept only as often as the list lacks it, even with dates some days apart', async () => {
    const twice = [['일자', '장소', '금액'], RECORD, RECORD, ['2024-03-05', '다온분식', '7000']]
    const readings = await readSample(
      workbook({ 내역: twice, 카드: feedOf([RECORD, RECORD, RECORD, ['2024-03-07', '다온분식', '7000']]) }),
    )
    expect(taken(readings)).toEqual(['내역 가람식당', '내역 가람식당', '내역 다온분식', '카드 가람식'])
  })

  describe.each([['before'], ['behind']])('Workbooks with a statement %s the list', (side) => {
    const days = Array.from({ length: 10 }, (_, i) => [
      `2024-03-${10 + i}`,
      `가람${'나다라마바사아자차카'[i]}식당`,
      `${5000 + i}`,
    ])
    const own = [
      ['2024-03-04', '한빛국밥', '9000'],
      ['2024-03-05', '늘봄찻집', '11000'],
      ['2024-03-06', '별해장국', '12000'],
    ]
    const purposes = days.map(([date = '', place = '', amount = '']) => [
      date,
      `${place} (중구 다동 1)`,
      '간담회',
      amount,
    ])
    const read = (heading: string, repeated: number) => {
      const 내역 = [['일자', '장소', '목적', '금액'], ...purposes]
      const 카드 = [
        ['이용일자', '이용가맹점', '이용금액', heading],
        ...[...days.slice(0, repeated), ...own].map((row) => [...row, '9410']),
      ]
      return readSample(workbook(side === 'before' ? { 카드, 내역 } : { 내역, 카드 }))
    }

    it.each([
      ['카드번호', 7],
      ['할부', 7],
      ['승인번호', 2],
      ['카드번호', 10],
      ['카드번호', 0],
    ])(
      'A statement marked only by %s keeps its own payments when it repeats %i of the list',
      async (heading, repeated) => {
        const readings = await read(heading, repeated)
        const ofSheet = (name: string) => readings.filter(({ sheet, status }) => sheet === name && status === 'ok')
        expect(ofSheet('내역')).toHaveLength(10)
        expect(ofSheet('카드').map(({ placeRaw }) => placeRaw)).toEqual(['한빛국밥', '늘봄찻집', '별해장국'])
        expect(readings.filter(({ reason }) => reason === 'duplicate')).toHaveLength(repeated)
      },
    )
  })

  it('The payments of a copied statement are read once in a workbook without a list', async () => {
    const feed = feedOf(list.slice(1))
    expect(taken(await readSample(workbook({ 카드: feed, '카드 (2)': feed }), '업무추진비.xlsx'))).toHaveLength(3)
  })

  it('A card payment elsewhere with the same day and amount is not taken for a duplicate', async () => {
    const others = [
      ['2024-03-04', '한빛국밥', '50000'],
      ['2024-03-11', '늘봄찻집', '11000'],
      ['2024-03-12', '별해장국', '12000'],
    ]
    const readings = await readSample(
      workbook({
        내역: list,
        카드: feedOf([...others, ['2024-03-13', '한빛국밥', '3000'], ['2024-03-14', '한빛국밥', '4000']]),
      }),
    )
    expect(taken(readings).filter((row) => row.startsWith('카드'))).toHaveLength(5)
  })

  it('A lone card statement is read if its name says 업무추진비, and otherwise needs confirmation', async () => {
    const feed = [
      ['카드번호', '승인번호', '승인일자', '가맹점명', '승인금액'],
      ['9410', '001', '20240304', '가람식당', 9000],
    ]
    expect(inShort(await readSample(workbook({ 카드: feed }), '업무추진비.xlsx'))).toEqual([
      '2 | ok | - | 가람식당 | 9000 | 2024-03-04T00:00 | -',
    ])
    await expect(readSample(workbook({ 카드: feed }))).rejects.toMatchObject({
      fileError: { code: 'other_list', list: 'card', value: '카드번호, 승인번호', sheet: '카드' },
    })
  })
})
