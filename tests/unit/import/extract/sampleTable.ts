import { markdownToHwpx } from 'kordoc'
import { utils, write, type BookType } from 'xlsx'

/** An invented list as it would be published: title, department, unit, two-row header, records, a total, a remark. */
export const SAMPLE_ROWS: string[][] = [
  ['2024년 3월 업무추진비 집행내역'],
  ['부서 : 나루구 총무과', '', '', '', '', '(단위 : 원)'],
  ['연번', '사용', '', '', '사용목적', '집행금액', '인원', '결제방법'],
  ['', '일자', '시각', '장소', '', '', '', ''],
  ['1', '2024-03-04', '12:10', '가람식당 본점', '현안업무 협의 간담회', '84,000', '6명', '카드'],
  ['2', '2024-03-05', '19:02', '다온분식(나루구 샘길 12)', '직원 격려', '45,500', '4명', '제로페이'],
  ['3', '2024-03-05', '', '꽃마을화원', '축하 화분', '50,000', '', '카드'],
  ['4', '2024-03-32', '12:00', '온새미국수', '민원 상담', '21,000', '2명', '카드'],
  ['합계', '', '', '', '', '200,500', '', ''],
  ['※ 3월 31일 기준'],
]

/** The sample's rows as `inShort` tells them, without their numbers, which differ by format. */
export const EXPENSES = [
  'ok | - | 가람식당 본점 | 84000 | 2024-03-04T12:10 | 6',
  'ok | - | 다온분식(나루구 샘길 12) | 45500 | 2024-03-05T19:02 | 4',
  'skip | place_not_eating | 꽃마을화원 | 50000 | 2024-03-05T00:00 | -',
  'error | date_impossible | 온새미국수 | 21000 | - | 2',
]
export const withoutRows = (lines: string[]): string[] => lines.map((line) => line.replace(/^\d+ \| /, ''))

/** The sample with one row of headings, and where its columns begin and end on a page. */
export const HEADINGS = ['연번', '사용일자', '사용시각', '사용장소', '사용목적', '집행금액', '인원', '결제방법']
export const TABLE = [HEADINGS, ...SAMPLE_ROWS.slice(4, 9)]
export const EDGES = [40, 75, 145, 195, 330, 450, 520, 560, 620]

export function sampleWorkbook(bookType: BookType): Buffer {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(SAMPLE_ROWS)
  sheet['!merges'] = ['A1:H1', 'B3:D3', 'A3:A4', 'E3:E4', 'F3:F4', 'G3:G4', 'H3:H4', 'A10:H10'].map((range) =>
    utils.decode_range(range),
  )
  utils.book_append_sheet(book, sheet, '3월')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['안내'], ['담당 : 총무과']]), '안내')
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer
}

export const sampleCsv = (): string =>
  SAMPLE_ROWS.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\r\n') + '\r\n'

/** The sample as a web page, as spreadsheet programs save it under the name .xls. */
export function sampleHtml(): string {
  const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const header =
    '<tr><th rowspan=2>연번<th colspan=3>사용<th rowspan=2>사용목적<th rowspan=2>집행<br>금액' +
    '<th rowspan=2>인원<th rowspan=2>결제방법</tr><tr><th>일자<th>시각<th>장소</tr>'
  const lines = SAMPLE_ROWS.slice(0, 2)
    .map((cells) => `<p>${cells.join(' ')}</p>`)
    .join('')
  const table = `<table border=1>${header}${SAMPLE_ROWS.slice(4, 9).map(row).join('')}</table>`
  return `<html><head><meta charset="utf-8"></head><body>${lines}${table}</body></html>`
}

export async function sampleHwpx(): Promise<Buffer> {
  const [header = [], ...rows] = TABLE
  const table = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return Buffer.from(
    await markdownToHwpx(`2024년 3월 업무추진비 집행내역\n\n부서 : 나루구 총무과\n\n(단위 : 원)\n\n${table}\n`),
  )
}
