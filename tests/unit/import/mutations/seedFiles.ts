import iconv from 'iconv-lite'
import { sampleHwp } from '../extract/sampleHwp'
import { samplePdf, tableMarks } from '../extract/samplePdf'
import { SAMPLE_ROWS, sampleCsv, sampleHtml, sampleHwpx, sampleWorkbook } from '../extract/sampleTable'

/** One valid file of each kind, by name. */
export async function seedFiles(): Promise<Map<string, Buffer>> {
  const headings = ['연번', '사용일자', '사용시각', '사용장소', '사용목적', '집행금액', '인원', '결제방법']
  const rows = [headings, ...SAMPLE_ROWS.slice(4, 9)]
  const edges = [40, 75, 145, 195, 330, 450, 520, 560, 620]
  return new Map([
    ['utf8.csv', Buffer.from(sampleCsv().repeat(20))],
    ['cp949.csv', iconv.encode(sampleCsv().repeat(20), 'cp949')],
    ['utf16.txt', iconv.encode(sampleCsv().replace(/,(?=[^ ]*,)/g, '\t'), 'utf16le', { addBOM: true })],
    ['list.xlsx', sampleWorkbook('xlsx')],
    ['list.xlsb', sampleWorkbook('xlsb')],
    ['list.xls', sampleWorkbook('biff8')],
    ['old.xls', sampleWorkbook('biff5')],
    ['list.xml', sampleWorkbook('xlml')],
    ['list.ods', sampleWorkbook('ods')],
    ['page.xls', Buffer.from(sampleHtml())],
    ['page949.html', iconv.encode(sampleHtml().replace('utf-8', 'euc-kr'), 'cp949')],
    ['ruled.pdf', samplePdf([tableMarks(rows, { edges, top: 550, ruled: true })])],
    ['plain.pdf', samplePdf([tableMarks(rows, { edges, top: 550, ruled: false })])],
    ['list.hwp', sampleHwp(rows)],
    ['list.hwpx', await sampleHwpx()],
  ])
}
