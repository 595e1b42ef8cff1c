import { describe, expect, it } from 'vitest'
import { inShort, readSample } from '../readSample'
import { csv, workbook } from '../sampleRows'

const HEADINGS = ['사용일자', '사용장소', '사용목적', '사용장소', '사용금액', '사용금액(원)', '비고']
const ROWS = [
  ['2024-03-04', '3층 회의실', '간담회', '가람식당', '', '50000', ''],
  ['2024-03-05', '', '간담회', '다온분식', '', '7000', ''],
  ['2024-03-06', '집무실', '간담회', '온새미국수', '-', '8000', ''],
]
const EXPECTED = [
  '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
  '3 | ok | - | 다온분식 | 7000 | 2024-03-05T00:00 | -',
  '4 | ok | - | 온새미국수 | 8000 | 2024-03-06T00:00 | -',
]

it('A heading that stands twice names the column whose cells fit it', async () => {
  expect(inShort(await readSample(csv(HEADINGS, ...ROWS)))).toEqual(EXPECTED)
  expect(inShort(await readSample(workbook({ 내역: [HEADINGS, ...ROWS] })))).toEqual(EXPECTED)
})

it('A heading that stands twice names the first column when both fit', async () => {
  const rows = [
    ['일자', '장소', '금액', '금액'],
    ['2024-03-04', '가람식당', '50000', '9000'],
  ]
  expect(inShort(await readSample(csv(...rows)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
})

it('Tables side by side keep the headings of both', async () => {
  const rows = [
    ['일자', '장소', '금액', '일자', '장소', '금액'],
    ['2024-03-04', '가람식당', '50000', '2024-03-05', '다온분식', '7000'],
  ]
  expect(await readSample(csv(...rows))).toHaveLength(2)
})

const TITLE = ['업무추진비 집행내역', '', '', '', '', '']
const UNDER = ['', '장소', '금액', '장소', '금액', '']
const TWO_ROWS = [
  ['2024-03-04', '총무과', '0', '가람식당', '50000', '간담회'],
  ['2024-03-05', '여울국밥', '', '여울국밥', '42000', '회의'],
  ['2024-03-06', '민원실', '0', '누리찻집', '12000', '회의'],
]
const MERGED = ['A2:A3', 'B2:C2', 'D2:E2', 'F2:F3']

describe('Headings over two rows that stand twice', () => {
  it.each([
    ['집행', '사용'],
    ['사용', '집행'],
    ['신청', '확정'],
    ['사용내역', '정산'],
  ])('The group of headings whose cells fit better is used: %s | %s', async (first, second) => {
    const rows = [TITLE, ['일자', first, '', second, '', '목적'], UNDER, ...TWO_ROWS]
    const expected = [
      '4 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '5 | ok | - | 여울국밥 | 42000 | 2024-03-05T00:00 | -',
      '6 | ok | - | 누리찻집 | 12000 | 2024-03-06T00:00 | -',
    ]
    for (const file of [csv(...rows), workbook({ 내역: rows }, MERGED)]) {
      const readings = await readSample(file)
      expect(inShort(readings)).toEqual(expected)
      expect(readings.map(({ purposeRaw }) => purposeRaw)).toEqual(['간담회', '회의', '회의'])
    }
  })

  it('Headings are never taken from two groups, even if one column of another fits as well', async () => {
    const rows = [
      ['일자', '계획', '', '사용', ''],
      ['', '장소', '금액', '장소', '금액'],
      ['2024-03-04', '가람식당', '', '가람식당', '50000'],
      ['2024-03-05', '여울국밥', '', '', '42000'],
    ]
    expect(inShort(await readSample(csv(...rows)))).toEqual([
      '3 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '4 | skip | place_blank |  | 42000 | 2024-03-05T00:00 | -',
    ])
  })

  it('The group of headings whose words name columns best is used when both fit', async () => {
    const rows = [
      ['일자', '예정', '', '사용', ''],
      ['', '장소', '금액', '장소', '금액'],
      ['2024-03-04', '가람식당', '40000', '여울국밥', '50000'],
    ]
    expect(inShort(await readSample(csv(...rows)))).toEqual(['3 | ok | - | 여울국밥 | 50000 | 2024-03-04T00:00 | -'])
  })

  it('A department stays a department above headings of one row', async () => {
    const [row] = await readSample(csv(['', '부서 :', '총무과', '', '', '', ''], HEADINGS, ...ROWS))
    expect(row).toMatchObject({ status: 'ok', placeRaw: '가람식당', department: '총무과' })
  })
})
