import { describe, expect, it } from 'vitest'
import { accountOf, inShort, readSample } from '../readSample'
import { samplePdf, tableMarks, turnedMarks, widthOf, type PdfMark } from './samplePdf'
import { EDGES, EXPENSES, HEADINGS, TABLE, withoutRows } from './sampleTable'

describe('PDF tables', () => {
  it('A PDF keeps the lines of a cell together and goes on over pages with or without headings', async () => {
    const cells = TABLE.map((row) =>
      row.map((cell) => cell.replace('협의 간담회', '협의\n간담회').replace('(나루구', '\n(나루구')),
    )
    for (const ruled of [true, false]) {
      const options = { edges: EDGES, top: 550, ruled }
      const pages = [
        tableMarks(cells.slice(0, 3), options),
        tableMarks([HEADINGS, ...cells.slice(3, 4)], options),
        tableMarks(cells.slice(4, 5), options),
      ]
      const readings = await readSample(samplePdf(pages))
      expect(withoutRows(inShort(readings)).map((line) => line.replace('\n', ''))).toEqual(EXPENSES)
      expect(readings[0]?.purposeRaw).toBe('현안업무 협의\n간담회')
    }
  })

  const marksOf = (rows: string[][]): PdfMark[] => tableMarks(rows, { edges: EDGES, top: 550, ruled: true })

  it('A PDF that draws a text twice to make it bold is read with the text once', async () => {
    const bold = marksOf(TABLE).flatMap((mark): PdfMark[] =>
      'text' in mark ? [mark, { ...mark, x: mark.x + 0.4 }] : [mark],
    )
    expect(withoutRows(inShort(await readSample(samplePdf([bold]))))).toEqual(EXPENSES)
  })

  it('A PDF that draws the texts of two cells as one is read with two cells', async () => {
    const rows = TABLE.map((row) => row.map((cell, c) => (row[0] === '1' && (c === 2 || c === 3) ? '' : cell)))
    const y = marksOf(TABLE).find((mark) => 'text' in mark && mark.text === '12:10') as { y: number }
    const across = { text: '12:10 가람식당 본점', x: (EDGES[3] ?? 0) - widthOf('12:10 ') + 2, y: y.y }
    expect(withoutRows(inShort(await readSample(samplePdf([[...marksOf(rows), across]]))))).toEqual(EXPENSES)
  })

  it('A PDF text that is too long for its cell stays whole', async () => {
    const rows = TABLE.map((row) =>
      row.map((cell) => cell.replace('현안업무 협의 간담회', '현안업무 협의 및 부서 간 간담회')),
    )
    const readings = await readSample(samplePdf([marksOf(rows)]))
    expect(withoutRows(inShort(readings))).toEqual(EXPENSES)
    expect(readings[0]?.purposeRaw).toBe('현안업무 협의 및 부서 간 간담회')
  })

  it.each([true, false])('The syllables of a PDF heading that stand apart are joined (ruled: %s)', async (ruled) => {
    const rows = TABLE.map((row) => row.map((cell) => (cell === '사용장소' ? '상          호' : cell)))
    const apart = tableMarks(rows, { edges: EDGES, top: 550, ruled }).flatMap((mark): PdfMark[] => {
      if (!('text' in mark) || !mark.text.startsWith('상 ')) return [mark]
      return [
        { ...mark, text: '상' },
        { ...mark, text: '호', x: mark.x + widthOf(mark.text) - 9 },
      ]
    })
    expect(withoutRows(inShort(await readSample(samplePdf([apart]))))).toEqual(EXPENSES)
  })

  it.each([true, false])('A PDF may have a second table below the first (ruled: %s)', async (ruled) => {
    const first = tableMarks(TABLE.slice(0, 3), { edges: EDGES, top: 560, ruled })
    const second = tableMarks([HEADINGS, ...TABLE.slice(3)], { edges: EDGES, top: 440, ruled })
    expect(
      withoutRows(inShort(await readSample(samplePdf([[...first, { text: '시책추진', x: 40, y: 450 }, ...second]])))),
    ).toEqual(EXPENSES)
  })

  it('A PDF without rulings is split into rows by its amounts, even small ones without commas', async () => {
    const inThousands = (cell: string): string =>
      cell === '집행금액' ? '집행금액(천원)' : String(Number(cell.replace(',', '')) / 1000)
    const plain = TABLE.map((row) =>
      row.map((cell, c) => (c === 5 ? inThousands(cell) : cell.replace('2024-03-', '3.'))),
    )
    const table = tableMarks([...plain, ['', '', '', '합계', '', '1,200', '', '']], {
      edges: EDGES,
      top: 550,
      ruled: false,
    })
    expect(
      withoutRows(inShort(await readSample(samplePdf([[{ text: '2024년 3월 업무추진비', x: 40, y: 570 }, ...table]])))),
    ).toEqual(EXPENSES)
  })

  it.each([true, false])('A PDF may split its column headings into two lines (ruled: %s)', async (ruled) => {
    const rows = [
      ['사용\n일자', '사용장소\n(가맹점명)', '비고', '금액\n(천원)'],
      ['2024-03-04', '가람식당', '포장', '84'],
      ['2024-03-05', '다온분식', '', '45'],
    ]
    const readings = await readSample(
      samplePdf([tableMarks(rows, { edges: [40, 120, 240, 300, 380], top: 550, ruled })]),
    )
    expect(readings.map(({ amount }) => amount)).toEqual([84_000, 45_000])
  })

  it('The words of a PDF record are not mistaken for headings', async () => {
    const rows = [
      ['일자', '장소', '내용', '금액', '부서'],
      ['2024-03-04', '가람식당', '목적', '84,000', '기관'],
      ['2024-03-05', '다온분식', '내역', '45,500', '기관'],
    ]
    const readings = await readSample(
      samplePdf([tableMarks(rows, { edges: [40, 120, 240, 330, 400, 460], top: 550, ruled: false })]),
    )
    expect(readings.map(({ amount }) => amount)).toEqual([84_000, 45_500])
  })

  it.each([90, 270, 180, 30, -12])('A PDF page whose text is turned by %d degrees is read', async (degrees) => {
    for (const ruled of [true, false]) {
      const table = tableMarks(TABLE, { edges: EDGES, top: 520, ruled })
      const turned = turnedMarks(table, degrees)
      expect(withoutRows(inShort(await readSample(samplePdf([turned]))))).toEqual(EXPENSES)
      const both = withoutRows(inShort(await readSample(samplePdf([table, turned]))))
      expect(both.slice(EXPENSES.length).map((line) => line.split(' | ')[2])).toEqual(
        EXPENSES.map((line) => line.split(' | ')[2]),
      )
    }
  })

  it('Pages without letters, and letters of a watermark, are told as unread', async () => {
    const mark = turnedMarks([{ text: '대외비 복사 금지 '.repeat(4), x: 300, y: 421, size: 16 }], 45)
    const pages = [[...marksOf(TABLE), ...mark], [], marksOf([HEADINGS, ...TABLE.slice(1, 2)])]
    const { records, unread } = await accountOf(samplePdf(pages))
    expect(records).toBe(5)
    expect(unread).toEqual([
      { kind: 'page', sheet: null, at: 1, rows: 0, letters: 28 },
      { kind: 'page', sheet: null, at: 2, rows: 0, letters: 0 },
    ])
  })

  it('A PDF whose pages are images is rejected as scanned', async () => {
    await expect(readSample(samplePdf([[{ from: [10, 10], to: [90, 90] }]]))).rejects.toMatchObject({
      fileError: { code: 'scanned' },
    })
  })
})
