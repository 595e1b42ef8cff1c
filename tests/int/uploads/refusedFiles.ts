import { strToU8 } from 'fflate'
import type { FileError } from '@/domain/expense/fileErrors'
import type { UploadKind } from '@/domain/upload/kinds'
import {
  BILLION_CELLS,
  binaryBook,
  book,
  bookOfRows,
  bookOfSheets,
  HEADINGS,
  MB,
  MILLION_ROWS,
  openDocument,
  TITLE,
  withParts,
  withSheetXml,
} from './hostileBooks'
import { scaled } from '../../setup/scale'
import { expenseCsv } from './uploadHarness'

interface Case {
  bytes: () => Buffer | string
  name?: string
  kind?: UploadKind
  error: Partial<FileError>
  /** words of the sentence that staff read */
  says: string
}

/** Far over the limits of a sheet, and all that may be uploaded. */
const INFLATED_MB = scaled(40, 300)
const ROWS = scaled(700_000, 2_000_000)
const INFLATED = `inflates to ${INFLATED_MB} MB`
const OF_ROWS = `of ${ROWS.toLocaleString('en')} rows`

const csvOfRows = () => `일자,장소,금액\n${'1,2,\n'.repeat(ROWS)}`

/** Files that are refused as a whole, by description. */
export const REFUSED: Record<string, Case> = {
  [`a workbook whose sheet ${INFLATED}`]: {
    bytes: () =>
      withSheetXml(book(), (xml) => xml.replace('</sheetData>', `</sheetData>${' '.repeat(INFLATED_MB * MB)}`)),
    error: { code: 'too_big', limit: 'cell_text' },
    says: '한도 1,000,000자',
  },
  'a workbook of 5,000 parts': {
    bytes: () =>
      withParts(book(), Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`xl/${i}.xml`, strToU8('<a/>')]))),
    error: { code: 'too_big', limit: 'archive_entries' },
    says: '한도 2,000개',
  },
  [`a workbook ${OF_ROWS}`]: {
    bytes: () => bookOfRows(ROWS),
    error: { code: 'too_big', limit: 'workbook_cells' },
    says: '한도 2,000,000개',
  },
  'a workbook of 501 sheets': {
    bytes: () => bookOfSheets(501),
    error: { code: 'too_big', limit: 'sheets' },
    says: '시트가 한도 500장을 넘어',
  },
  'a text table whose one line has 9 MB': {
    bytes: () => `일자,장소,금액\n2026-05-04,${'a'.repeat(9 * MB)}`,
    error: { code: 'long_line' },
    says: '한도 8MB',
  },
  [`a text table ${OF_ROWS}`]: {
    bytes: csvOfRows,
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  [`a text table ${OF_ROWS} that end as on old Macs`]: {
    bytes: () => csvOfRows().replaceAll('\n', '\r'),
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  [`a list of restaurants ${OF_ROWS}`]: {
    bytes: () => `상호,주소\n${'a,b\n'.repeat(ROWS)}`,
    kind: 'restaurants',
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  [`a binary workbook whose sheet ${INFLATED}`]: {
    bytes: () => withParts(binaryBook(), { 'xl/worksheets/sheet2.bin': new Uint8Array(INFLATED_MB * MB) }),
    error: { code: 'too_big', limit: 'inflated_bytes' },
    says: '한도 24MB',
  },
  'a binary workbook whose sheet is noise': {
    bytes: () => withParts(binaryBook(), { 'xl/worksheets/sheet1.bin': new Uint8Array(MB).map((_, i) => i * 31) }),
    error: {},
    says: '주세요',
  },
  'half a binary workbook': {
    bytes: () => binaryBook().subarray(0, 3_000),
    error: { code: 'damaged' },
    says: '깨져 있어',
  },
  [`an OpenDocument spreadsheet that ${INFLATED}`]: {
    bytes: () => openDocument((xml) => xml + ' '.repeat(INFLATED_MB * MB)),
    error: { code: 'too_big', limit: 'inflated_bytes' },
    says: '한도 24MB',
  },
  'an OpenDocument spreadsheet with a row that stands for a million': {
    bytes: () => openDocument((xml) => xml.replaceAll('<table:table-row', `<table:table-row ${MILLION_ROWS}`)),
    error: { code: 'too_big', limit: 'cells' },
    says: '한도 400,000개',
  },
  'an OpenDocument spreadsheet with a cell that stands for a billion': {
    bytes: () => openDocument((xml) => xml.replaceAll('<table:table-cell', `<table:table-cell ${BILLION_CELLS}`)),
    error: { code: 'too_big', limit: 'cells' },
    says: '한도 400,000개',
  },
  'an encrypted OpenDocument spreadsheet': {
    bytes: () =>
      openDocument(
        (xml) => xml.replace('</manifest:manifest>', '<manifest:encryption-data/></manifest:manifest>'),
        'META-INF/manifest.xml',
      ),
    error: { code: 'encrypted' },
    says: '암호',
  },
  'half an OpenDocument spreadsheet': {
    bytes: () => openDocument().subarray(0, 1_500),
    error: { code: 'damaged' },
    says: '깨져 있어',
  },
  'a program': {
    bytes: () => Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(5_000, 3)]),
    error: { code: 'unsupported' },
    says: '읽지 못하는 형식이에요',
  },
  'a PDF of nothing': {
    bytes: () => '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF',
    error: { code: 'damaged' },
    says: '깨져 있어',
  },
  'a web page': {
    bytes: () => '<!doctype html><html><body><script>alert(1)</script>오류</body></html>',
    error: { code: 'html' },
    says: '웹페이지',
  },
  'half a workbook': { bytes: () => book().subarray(0, 3_000), error: { code: 'damaged' }, says: '깨져 있어' },
  'blank lines': { bytes: () => '  \n \n', name: 'a.csv', error: { code: 'empty' }, says: '비어 있어' },
  'headings alone': { bytes: () => expenseCsv([]), error: { code: 'no_rows' }, says: '한 행도 없어요' },
  'headings alone, in a workbook': {
    bytes: () => book([TITLE, HEADINGS]),
    error: { code: 'no_rows' },
    says: '한 행도 없어요',
  },
  'headings that every object has': {
    bytes: () => '__proto__,constructor,toString\n1,2,3\n',
    error: { code: 'no_header' },
    says: '열 이름이 적힌 줄을 찾지 못했어요',
  },
}
