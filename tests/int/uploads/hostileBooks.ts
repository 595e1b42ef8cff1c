import { strFromU8, strToU8, unzipSync } from 'fflate'
import { type BookType, utils, type WorkSheet, write } from 'xlsx'
import { zip } from '../../setup/zip'

export const TITLE = ['2026년 5월 가온구청 총무과 업무추진비']
export const HEADINGS = ['사용일자', '사용시간', '사용장소', '사용목적', '대상인원', '결제방법', '사용금액']
export const EXPENSE = ['2026-05-04', '12:10', '온새미한상', '간담회', 4, '카드', 52000]
export const MB = 1024 * 1024

/** Attributes of an OpenDocument tag that stands for so many. */
export const MILLION_ROWS = 'table:number-rows-repeated="1000000"'
export const BILLION_CELLS = 'table:number-columns-repeated="1000000000"'

const SHEET_PART = 'xl/worksheets/sheet1.xml'

/** A workbook of one sheet. */
export function book(
  rows: readonly unknown[][] = [TITLE, HEADINGS, EXPENSE],
  {
    name = '내역',
    change,
    bookType = 'xlsx',
  }: { name?: string; change?: (sheet: WorkSheet) => void; bookType?: BookType } = {},
): Buffer {
  const made = utils.book_new()
  const sheet = utils.aoa_to_sheet([...rows])
  change?.(sheet)
  utils.book_append_sheet(made, sheet, name)
  return write(made, { type: 'buffer', bookType, compression: true }) as Buffer
}

/** The same workbook with more parts. */
export const withParts = (bytes: Buffer, parts: Record<string, Uint8Array>): Buffer =>
  zip({ ...unzipSync(bytes), ...parts })

/** The same workbook with the XML of its sheet, or of another part, changed. */
export const withSheetXml = (bytes: Buffer, change: (xml: string) => string, part = SHEET_PART): Buffer =>
  withParts(bytes, { [part]: strToU8(change(strFromU8(unzipSync(bytes)[part] ?? new Uint8Array()))) })

/** An OpenDocument spreadsheet with its content changed. */
export const openDocument = (change: (xml: string) => string = (xml) => xml, part = 'content.xml'): Buffer =>
  withSheetXml(book(undefined, { bookType: 'ods' }), change, part)

export const binaryBook = (rows?: readonly unknown[][]): Buffer => book(rows, { bookType: 'xlsb' })

/** An archive in an archive in an archive, of 50 MB of nothing. */
export const nestedZip = (): Uint8Array =>
  [1, 2, 3].reduce<Uint8Array>((inner, depth) => zip({ [`${depth}.zip`]: inner }), new Uint8Array(50 * MB))

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`

/** A workbook of so many expenses, its sheet written as a text: no library builds one of two million rows. */
export const bookOfRows = (count: number): Buffer =>
  withSheetXml(book(), (xml) => {
    const head = `<row>${['사용일자', '사용장소', '사용금액'].map(text).join('')}</row>`
    const row = `<row>${text('2026-05-04')}${text('온새미한상')}<c><v>52000</v></c></row>`
    return xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${head}${row.repeat(count)}</sheetData>`)
  })

/** A workbook of so many sheets of one expense. */
export function bookOfSheets(count: number): Buffer {
  const made = utils.book_new()
  for (let at = 1; at <= count; at++)
    utils.book_append_sheet(made, utils.aoa_to_sheet([HEADINGS, EXPENSE]), `내역${at}`)
  return write(made, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
