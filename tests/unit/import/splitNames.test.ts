import { describe, expect, it } from 'vitest'
import { readSample } from './readSample'
import { csv } from './sampleRows'

/** Whether the row of a list with these headings and cells says that its name is split. */
async function isFlagged(headings: string[], cells: string[]): Promise<boolean> {
  const [reading] = await readSample(csv(['업무추진비 집행내역'], headings, cells), '가온구청.csv')
  expect(reading?.status).toBe('ok')
  return reading?.flags.includes('split_name') ?? false
}
const HEADINGS = ['사용일자', '사용목적', '사용장소', '주소', '사용금액']

describe('Rows with a split name', () => {
  it.each([
    ['직원 간담회 온새미한상(', '누리로 12)여울국밥', ''],
    ['간담회', '여울국밥(가온구 누리로', '12) 1층'],
  ])('A name whose bracket spans two cells is flagged: %s | %s | %s', async (...cells) => {
    const [purpose = '', place = '', address = ''] = cells
    expect(await isFlagged(HEADINGS, ['2024-03-04', purpose, place, address, '52000'])).toBe(true)
  })

  it('A lone branch is flagged when its shop stands in a column without a heading', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '여울국밥', '누리점', '52000'])).toBe(true)
  })

  it('A lone dish in the place column is flagged when its name stands in the column before', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '여울', '국밥', '52000'])).toBe(true)
  })

  it('A branch behind the place in a column without a heading is flagged', async () => {
    const headings = ['사용일자', '사용장소', '', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '여울국밥', '누리점', '52000'])).toBe(true)
  })
})

describe('Rows with a whole name', () => {
  it.each([
    ['간담회(3명)', '여울국밥(누리로 12)', '(가온구)'],
    ['간담회 (총무과', '여울국밥', '누리로 12'],
    ['간담회', '여울국밥(누리로 12', ''],
    ['간담회', '하나음식점', '누리로 12'],
  ])('A whole name with brackets in other cells is not flagged: %s | %s | %s', async (purpose, place, address) => {
    expect(await isFlagged(HEADINGS, ['2024-03-04', purpose, place, address, '52000'])).toBe(false)
  })

  it('A kind of shop that ends like a branch is not flagged', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '누리팀', '여울반점', '52000'])).toBe(false)
  })

  it('A column that repeats the branch is not flagged', async () => {
    const headings = ['사용일자', '사용장소', 'branch', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '여울국밥 누리점', '누리점', '52000'])).toBe(false)
  })
})
