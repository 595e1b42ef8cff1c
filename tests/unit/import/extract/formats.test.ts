import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { ImportFileError } from '@/import/source/importFileError'
import { inShort, readSample } from '../readSample'
import { samplePdf, tableMarks, widthOf, type PdfMark } from './samplePdf'
import { SAMPLE_ROWS, sampleCsv, sampleHtml, sampleHwpx, sampleWorkbook } from './sampleTable'

/** The rows of the sample in every format; only their row numbers differ. */
const EXPENSES = [
  'ok | - | 가람식당 본점 | 84000 | 2024-03-04T12:10 | 6',
  'ok | - | 다온분식(나루구 샘길 12) | 45500 | 2024-03-05T19:02 | 4',
  'skip | place_not_eating | 꽃마을화원 | 50000 | 2024-03-05T00:00 | -',
  'error | date_impossible | 온새미국수 | 21000 | - | 2',
]
const withoutRows = (lines: string[]): string[] => lines.map((line) => line.replace(/^\d+ \| /, ''))

const HEADINGS = ['연번', '사용일자', '사용시각', '사용장소', '사용목적', '집행금액', '인원', '결제방법']
const TABLE = [HEADINGS, ...SAMPLE_ROWS.slice(4, 9)]
const EDGES = [40, 75, 145, 195, 330, 450, 520, 560, 620]
const pdfOf = (ruled: boolean): Buffer =>
  samplePdf([
    [
      { text: '2024년 3월 업무추진비', x: 300, y: 570, size: 14 },
      { text: '부서 : 나루구 총무과', x: 40, y: 540 },
      ...tableMarks(TABLE, { edges: EDGES, top: 520, ruled }),
    ],
  ])

describe('Sample list in every format', () => {
  const files: [string, () => Promise<Buffer> | Buffer][] = [
    ['as CSV in UTF-8', () => Buffer.from(sampleCsv())],
    ['as CSV with a byte order mark', () => Buffer.from('\ufeff' + sampleCsv())],
    ['as CSV in CP949', () => iconv.encode(sampleCsv(), 'cp949')],
    ['as CSV in UTF-16', () => iconv.encode(sampleCsv(), 'utf16le', { addBOM: true })],
    ['as CSV in UTF-16 without a mark', () => iconv.encode(sampleCsv(), 'utf16be', { addBOM: false })],
    ['as an XLSX workbook with merged headings', () => sampleWorkbook('xlsx')],
    ['as a binary XLSB workbook', () => sampleWorkbook('xlsb')],
    ['as an OpenDocument spreadsheet', () => sampleWorkbook('ods')],
    ['as a legacy XLS workbook', () => sampleWorkbook('biff8')],
    ['as a workbook in XML', () => sampleWorkbook('xlml')],
    ['as an HTML table', () => Buffer.from(sampleHtml())],
    ['as an HTML table in CP949', () => iconv.encode(sampleHtml(), 'cp949')],
    ['as a Hangul document', sampleHwpx],
    ['as a PDF with lines', () => pdfOf(true)],
    ['as a PDF without lines', () => pdfOf(false)],
  ]
  it.each(files)('The sample list gives the same rows when it is saved %s', async (_, make) => {
    const readings = await readSample(await make())
    expect(withoutRows(inShort(readings))).toEqual(EXPENSES)
    expect(readings.map(({ agency, department }) => [agency.name, department])).toEqual(
      Array(4).fill(['나루구', '총무과']),
    )
  })
})

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

  it('A PDF whose pages are images is rejected as scanned', async () => {
    await expect(readSample(samplePdf([[{ from: [10, 10], to: [90, 90] }]]))).rejects.toMatchObject({
      fileError: { code: 'scanned' },
    })
  })
})

describe('Text tables', () => {
  it('A text table keeps values that programs guard against conversion to numbers', async () => {
    const readings = await readSample(
      '일자,장소,금액,결제방법\n="2024-03-04",="가람식당",="50000",=$I$12\n\'2024-03-05,다온분식,\'7000,카드\n',
    )
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '3 | ok | - | 다온분식 | 7000 | 2024-03-05T00:00 | -',
    ])
  })
})

describe('Files that are not lists', () => {
  it('A web page without a list is rejected as a web page', async () => {
    await expect(
      readSample('<html><body><h1>404</h1><table><tr><td>없는 쪽</td></tr></table></body></html>', 'list.csv'),
    ).rejects.toMatchObject({
      fileError: { code: 'html', file: 'list.csv' },
    })
  })

  it('A file in an unsupported format is rejected with the name of the format', async () => {
    const error: unknown = await readSample(Buffer.from('PK\x03\x04......word/document.xml......PK\x05\x06')).catch(
      (fault: unknown) => fault,
    )
    expect(error).toBeInstanceOf(ImportFileError)
    expect((error as ImportFileError).fileError).toMatchObject({ code: 'unsupported', value: 'DOCX' })
  })

  it.each([
    ['text', 'ODT'],
    ['presentation', 'ODP'],
  ])('An OpenDocument %s is rejected with the name of its format', async (kind, value) => {
    const parts = { mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`), 'content.xml': strToU8('<a/>') }
    await expect(readSample(Buffer.from(zipSync(parts, { level: 0 })))).rejects.toMatchObject({
      fileError: { code: 'unsupported', value },
    })
  })

  it('A truncated workbook is rejected as damaged', async () => {
    await expect(readSample(sampleWorkbook('xlsx').subarray(0, 3_000))).rejects.toMatchObject({
      fileError: { code: 'damaged' },
    })
  })
})
