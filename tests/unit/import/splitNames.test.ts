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

describe('a row whose neighbour cell holds a part of the name', () => {
  it.each([
    ['직원 간담회 온새미한상(', '누리로 12)여울국밥', ''],
    ['간담회', '여울국밥(가온구 누리로', '12) 1층'],
  ])('is read and flagged where one cell opens a bracket and the other closes it: %s | %s | %s', async (...cells) => {
    const [purpose = '', place = '', address = ''] = cells
    expect(await isFlagged(HEADINGS, ['2024-03-04', purpose, place, address, '52000'])).toBe(true)
  })

  it('is flagged where a branch stands alone, and its shop in a column without a heading', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '여울국밥', '누리점', '52000'])).toBe(true)
  })

  it('is flagged where only its dish is in the column of the place', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '여울', '국밥', '52000'])).toBe(true)
  })

  it('is flagged where its branch stands behind, in a column without a heading', async () => {
    const headings = ['사용일자', '사용장소', '', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '여울국밥', '누리점', '52000'])).toBe(true)
  })
})

describe('a row whose name is whole', () => {
  it.each([
    ['간담회(3명)', '여울국밥(누리로 12)', '(가온구)'],
    ['간담회 (총무과', '여울국밥', '누리로 12'],
    ['간담회', '여울국밥(누리로 12', ''],
    ['간담회', '하나음식점', '누리로 12'],
  ])('is not, whatever brackets its neighbours hold: %s | %s | %s', async (purpose, place, address) => {
    expect(await isFlagged(HEADINGS, ['2024-03-04', purpose, place, address, '52000'])).toBe(false)
  })

  it('is not, where a kind of shop ends like a branch', async () => {
    const headings = ['사용일자', '사용목적', '', '사용장소', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '간담회', '누리팀', '여울반점', '52000'])).toBe(false)
  })

  it('is not, where a column of its own repeats its branch', async () => {
    const headings = ['사용일자', '사용장소', 'branch', '사용금액']
    expect(await isFlagged(headings, ['2024-03-04', '여울국밥 누리점', '누리점', '52000'])).toBe(false)
  })
})
