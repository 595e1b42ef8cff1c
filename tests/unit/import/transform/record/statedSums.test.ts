import { describe, expect, it } from 'vitest'
import { accountOf, readSample } from '../../readSample'
import { csv, RECORD } from '../../sampleRows'

const HEADINGS = ['연번', '일자', '장소', '금액']
const ROWS = [
  ['1', ...RECORD],
  ['2', '2024-03-05', '다온분식', '40000'],
]
const sumsOf = async (...rows: string[][]) => (await accountOf(csv(...rows))).sums

describe('Stated sums', () => {
  it('A sum below the rows is compared with them, and the last one decides', async () => {
    expect(await sumsOf(HEADINGS, ...ROWS, ['', '합계', '', '90000'])).toEqual({ stated: 1, right: 1 })
    expect(await sumsOf(HEADINGS, ...ROWS, ['', '합계', '', '91000'])).toEqual({ stated: 1, right: 0 })
    expect(await sumsOf(HEADINGS, ...ROWS, ['', '소계', '', '90000'], ['', '총계', '', '95000'])).toEqual({
      ...{ stated: 1, right: 0 },
    })
  })

  it('A sum above the rows counts when it equals them: it may be of other tables too', async () => {
    const title = ['부서 :', '가람시장', '사용금액 합계', '90,000 ']
    expect(await sumsOf(title, HEADINGS, ...ROWS)).toEqual({ stated: 1, right: 1 })
    expect(await sumsOf(['', '', '총계', '95,000'], HEADINGS, ...ROWS)).toEqual({ stated: 0, right: 0 })
    expect(await sumsOf(['', '', '누계', '90,000'], HEADINGS, ...ROWS)).toEqual({ stated: 0, right: 0 })
    expect(await sumsOf(HEADINGS, ['', '합계', '', '90000'], ...ROWS)).toEqual({ stated: 1, right: 1 })
    expect(await sumsOf(title, HEADINGS, ...ROWS, ['', '합계', '', '95000'])).toEqual({ stated: 1, right: 0 })
  })

  it('A table with an unreadable amount states no sum that can be compared', async () => {
    const unread = ['3', '2024-03-06', '라온국밥', '사만 원']
    expect(await sumsOf(HEADINGS, ...ROWS, unread, ['', '합계', '', '90000'])).toEqual({ stated: 0, right: 0 })
    expect(await sumsOf(['', '', '합계', '90000'], HEADINGS, ...ROWS, unread)).toEqual({ stated: 0, right: 0 })
  })
})

describe('Rows without a place', () => {
  it.each([
    ['', '업무협의 간담회', 'place_blank'],
    ['-', '업무협의 간담회', 'place_blank'],
    ['.', '업무협의 간담회', 'place_blank'],
    ['', '소속 직원 경조사비 지급', 'place_not_eating'],
    ['-', '축의금 지급', 'place_not_eating'],
    ['', '상품권 구입', 'place_not_eating'],
  ])(
    'A place %j with the purpose %j is skipped as %s: a gift has no place to leave out',
    async (place, purpose, reason) => {
      const rows = [
        [...HEADINGS, '목적'],
        ['1', ...RECORD, '업무협의'],
        ['2', '2024-03-05', place, '50000', purpose],
      ]
      expect((await readSample(csv(...rows))).map((row) => row.reason)).toEqual([null, reason])
    },
  )
})
