import Papa from 'papaparse'
import { Zip, ZipDeflate } from 'fflate'
import { cutText, escapeXml } from '@/domain/text'

export type Cell = string | number | null

const MOMENT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' })
const ISO_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/** Labels for codes (`words`), Korean time. */
export function cellOf(value: unknown, words: Readonly<Record<string, string>> = {}): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return MOMENT.format(value)
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return words[String(value)] ?? (value ? '예' : '아니요')
  if (typeof value === 'string') {
    if (Object.hasOwn(words, value)) return words[value] ?? value
    return ISO_MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? MOMENT.format(new Date(value)) : value
  }
  if (Array.isArray(value)) return value.map((one) => cellOf(one, words) ?? '').join(', ')
  return JSON.stringify(value)
}

const BOM = '\uFEFF'
const utf8 = new TextEncoder()
/** Including full-width forms. Papa's own check misses two-line texts. */
export const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Excel opens it in Korean. An apostrophe before formulas keeps sheets from running what a stranger wrote. */
export async function* csvFile(headings: string[], blocks: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array, void> {
  const write = (rows: Cell[][]) => utf8.encode(`${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`)
  yield utf8.encode(BOM)
  yield write([headings])
  for await (const rows of blocks) if (rows.length) yield write(rows)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'
const SHEET_NAMESPACE = `${OFFICE}/spreadsheetml/2006/main`
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const PACKAGE = `${OFFICE}/package/2006`
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationTo = (type: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`

/** ECMA-376, part 1 */
const PARTS = {
  '[Content_Types].xml': [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  ].join(''),
  '_rels/.rels': relationTo('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relationTo('worksheet', 'worksheets/sheet1.xml'),
}

const workbook = (sheet: string): string =>
  `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${RELATIONS}">` +
  `<sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const SHEET_HEAD = [
  `${XML}<worksheet xmlns="${SHEET_NAMESPACE}"><sheetViews><sheetView workbookViewId="0">`,
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  '</sheetView></sheetViews><sheetData>',
].join('')
const SHEET_FOOT = '</sheetData></worksheet>'

/** Excel's limit. */
const CELL_MAX = 32_767

// An inline string is never a formula.
function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cutText(cell, CELL_MAX))}</t></is></c>`
}

const rowsXml = (rows: Cell[][]): string => rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')

/** Compressed as rows arrive, without buffering. */
export async function* xlsxFile(
  sheet: string,
  headings: string[],
  blocks: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array, void> {
  const utf8 = new TextEncoder()
  let packed: Uint8Array[] = []
  const take = () => {
    const taken = packed
    packed = []
    return taken
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  for (const [name, xml] of Object.entries({ ...PARTS, 'xl/workbook.xml': workbook(sheet) })) {
    // Some readers need it: uncompressed parts have trailing sizes.
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(utf8.encode(XML + xml), true)
  }
  const rowsPart = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  zip.add(rowsPart)
  rowsPart.push(utf8.encode(SHEET_HEAD + rowsXml([headings])))
  yield* take()
  for await (const rows of blocks) {
    rowsPart.push(utf8.encode(rowsXml(rows)))
    yield* take()
  }
  rowsPart.push(utf8.encode(SHEET_FOOT), true)
  zip.end()
  yield* take()
}
