import { deflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { zip } from '../../../setup/zip'
import { samplePdf, tableMarks } from '../extract/samplePdf'
import { sampleHtml, sampleWorkbook } from '../extract/sampleTable'

const MB = 1024 * 1024
const text = (value: string): Uint8Array => Buffer.from(value, 'utf8')

/** Replaces one part of the sample workbook. */
function workbookWith(name: string, part: (before: string) => Uint8Array): Buffer {
  const parts = unzipSync(sampleWorkbook('xlsx'))
  return zip({ ...parts, [name]: part(Buffer.from(parts[name] ?? []).toString('utf8')) })
}

const SHEET = 'xl/worksheets/sheet1.xml'
const rowsOf = (count: number, cells: string): string =>
  Array.from({ length: count }, (_, i) => `<row r="${i + 20}">${cells}</row>`).join('')

/** Files made to exhaust the program that opens them, by description. */
export const ATTACK_FILES: Record<string, () => Buffer> = {
  'a sheet that inflates to 400 MB': () => workbookWith(SHEET, () => new Uint8Array(400 * MB)),
  'a sheet of 40 MB of blanks': () =>
    workbookWith(SHEET, (xml) => text(xml.replace('</sheetData>', `</sheetData>${' '.repeat(40 * MB)}`))),
  'a thousandfold entry with a small declared size': () =>
    understated(workbookWith(SHEET, () => new Uint8Array(300 * MB))),
  'three thousand entries': () =>
    zip({
      ...unzipSync(sampleWorkbook('xlsx')),
      ...Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`xl/media/${i}.xml`, text('<a/>')])),
    }),
  '1,048,576 rows × 100 columns declared': () =>
    workbookWith(SHEET, (xml) => text(xml.replace(/<dimension[^>]*>/, '<dimension ref="A1:CV1048576"/>'))),
  'a cell in the last row and column': () =>
    workbookWith(SHEET, (xml) =>
      text(xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>')),
    ),
  'merges over all rows': () =>
    workbookWith(SHEET, (xml) =>
      text(
        xml.replace(
          /<mergeCells[\s\S]*<\/mergeCells>/,
          `<mergeCells>${Array.from({ length: 2_000 }, () => '<mergeCell ref="A1:CV1048576"/>').join('')}</mergeCells>`,
        ),
      ),
    ),
  'formatted blank rows': () =>
    workbookWith(SHEET, (xml) =>
      text(xml.replace('</sheetData>', `${rowsOf(60_000, '<c s="1"/><c s="1"/><c s="1"/><c s="1"/>')}</sheetData>`)),
    ),
  'two million filled cells': () =>
    workbookWith(SHEET, (xml) =>
      text(xml.replace('</sheetData>', `${rowsOf(20_000, '<c><v>1</v></c>'.repeat(100))}</sheetData>`)),
    ),
  'one cell of 30 MB': () =>
    workbookWith(SHEET, (xml) =>
      text(
        xml.replace(
          '</sheetData>',
          `<row r="30"><c t="inlineStr"><is><t>${'가'.repeat(10 * MB)}</t></is></c></row></sheetData>`,
        ),
      ),
    ),
  'entities within entities': () => {
    const nested = Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i} "&a${i - 1};&a${i - 1};">`).join('')
    const doctype = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1_000)}">${nested}]>`
    return workbookWith(SHEET, (xml) => text(xml.replace('<worksheet', `${doctype}<worksheet`)))
  },
  'a page of 200,000 nested boxes': () => Buffer.from('<div>'.repeat(200_000) + sampleHtml()),
  'a page of 100,000 nested tables': () => Buffer.from('<table><tr><td>'.repeat(100_000) + sampleHtml()),
  'cells over a million rows and columns': () =>
    Buffer.from(sampleHtml().replaceAll('<td>', '<td rowspan=1000000 colspan=1000000>')),
  'a page of 400,000 cells': () =>
    Buffer.from(sampleHtml().replace('</table>', `${'<tr>'.padEnd(100, '<td>1')}</tr>`.repeat(20_000) + '</table>')),
  'a page without an end tag of 15 MB': () => Buffer.from(`<table><tr><td>${'&lt;<b>'.repeat(2_000_000)}`),
  'a PDF stream that inflates to 400 MB': () => pdfStream(deflateSync(Buffer.alloc(400 * MB, 0x20), { level: 9 })),
  'a PDF of a million words': () =>
    pdfStream(deflateSync(Buffer.from('BT /F1 9 Tf 1 0 0 1 9 9 Tm <ac00> Tj ET\n'.repeat(1_000_000)))),
  'a PDF of 100,000 pages': () =>
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n' +
        `2 0 obj\n<</Type/Pages/Count 100000/Kids[${'2 0 R '.repeat(1_000)}]>>\nendobj\n` +
        'trailer\n<</Root 1 0 R>>\n',
    ),
  'a PDF font of a thousand million letters': () =>
    pdfTable((pdf) => pdf.replace('/W[1 95 500]', '/W[1 9595959595 500]')),
  'a text of one line of 30 MB': () => Buffer.from('a,'.repeat(15 * MB)),
  'a text of 500,000 headings': () => Buffer.from('사용일자,집행내역,인원\n'.repeat(500_000)),
  'a quote that never closes': () => Buffer.concat([Buffer.from('사용일자,장소,금액\n"'), Buffer.alloc(20 * MB, 0x0a)]),
}

/** The sample table as a PDF, its bytes changed as a text. */
const pdfTable = (change: (pdf: string) => string): Buffer =>
  Buffer.from(
    change(
      samplePdf([
        tableMarks(
          [
            ['사용일자', '사용장소', '사용금액'],
            ['2024-03-04', '가람식당', '84,000'],
          ],
          { edges: [40, 120, 240, 320], top: 550, ruled: true },
        ),
      ]).toString('latin1'),
    ),
    'latin1',
  )

/** Understates the unpacked size of large entries in the directory of a ZIP file. */
function understated(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  for (let at = copy.indexOf('PK\x01\x02', 0, 'latin1'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 4, 'latin1'))
    if (copy.readUInt32LE(at + 24) > 100 * MB) copy.writeUInt32LE(1_000, at + 24)
  return copy
}

function pdfStream(data: Buffer): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n'
  const page =
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R' +
    '/Resources<</Font<</F1 5 0 R>>>>>>\nendobj\n'
  const font = '5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n'
  const stream = Buffer.concat([
    Buffer.from(`4 0 obj\n<</Length ${data.length}/Filter/FlateDecode>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  return Buffer.concat([Buffer.from(head + page + font), stream, Buffer.from('trailer\n<</Root 1 0 R>>\n')])
}
