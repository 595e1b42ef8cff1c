import { expect, it } from 'vitest'
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

it('a heading that stands twice names the column whose cells fit it', async () => {
  expect(inShort(await readSample(csv(HEADINGS, ...ROWS)))).toEqual(EXPECTED)
  expect(inShort(await readSample(workbook({ 내역: [HEADINGS, ...ROWS] })))).toEqual(EXPECTED)
})

it('a heading that stands twice names the first column where both fit', async () => {
  const rows = [
    ['일자', '장소', '금액', '금액'],
    ['2024-03-04', '가람식당', '50000', '9000'],
  ]
  expect(inShort(await readSample(csv(...rows)))).toEqual(['2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -'])
})

it('tables side by side keep the headings of both', async () => {
  const rows = [
    ['일자', '장소', '금액', '일자', '장소', '금액'],
    ['2024-03-04', '가람식당', '50000', '2024-03-05', '다온분식', '7000'],
  ]
  expect(await readSample(csv(...rows))).toHaveLength(2)
})
