import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FileError } from '@/domain/expense/fileErrors'
import type { UploadKind } from '@/domain/upload/upload'
import { describeUploadError } from '@/messages/staff/uploads'
import {
  binaryBook,
  book,
  bookOfRows,
  bookOfSheets,
  EXPENSE,
  HEADINGS,
  MB,
  nestedZip,
  openDocument,
  TITLE,
  withParts,
  withSheetXml,
} from './hostileBooks'
import { expenseCsv, uploadHarness } from './uploadHarness'

interface Case {
  bytes: () => Buffer | string
  name?: string
  kind?: UploadKind
  error: Partial<FileError>
  /** words of the sentence that staff read */
  says: string
}

const MILLION_ROWS = 'table:number-rows-repeated="1000000"'
const BILLION_CELLS = 'table:number-columns-repeated="1000000000"'
const CSV_2M_ROWS = () => `일자,장소,금액\n${'1,2,\n'.repeat(2_000_000)}`

/** Files that are refused as a whole, by description. */
const REFUSED: Record<string, Case> = {
  'a workbook whose sheet inflates to 300 MB': {
    bytes: () => withSheetXml(book(), (xml) => xml.replace('</sheetData>', `</sheetData>${' '.repeat(300 * MB)}`)),
    error: { code: 'too_big', limit: 'inflated_bytes' },
    says: '한도 24MB',
  },
  'a workbook of 5,000 parts': {
    bytes: () =>
      withParts(book(), Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`xl/${i}.xml`, strToU8('<a/>')]))),
    error: { code: 'too_big', limit: 'archive_entries' },
    says: '한도 2,000개',
  },
  'a workbook of 2,000,000 rows': {
    bytes: () => bookOfRows(2_000_000),
    error: { code: 'too_big', limit: 'inflated_bytes' },
    says: '한도 24MB',
  },
  'a workbook of 150,000 rows, which inflates to less than its limit': {
    bytes: () => bookOfRows(150_000),
    error: { code: 'too_big' },
    says: '한도',
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
  'a text table of 2,000,000 rows': {
    bytes: CSV_2M_ROWS,
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  'a text table of 2,000,000 rows that end as on old Macs': {
    bytes: () => CSV_2M_ROWS().replaceAll('\n', '\r'),
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  'a list of 2,000,000 restaurants': {
    bytes: () => `상호,주소\n${'a,b\n'.repeat(2_000_000)}`,
    kind: 'restaurants',
    error: { code: 'too_big', limit: 'lines' },
    says: '한도 300,000줄',
  },
  'a binary workbook whose sheet inflates to 300 MB': {
    bytes: () => withParts(binaryBook(), { 'xl/worksheets/sheet2.bin': new Uint8Array(300 * MB) }),
    error: { code: 'too_big', limit: 'inflated_bytes' },
    says: '한도 24MB',
  },
  'a binary workbook whose sheet is noise': {
    bytes: () => withParts(binaryBook(), { 'xl/worksheets/sheet1.bin': new Uint8Array(MB).map((_, i) => i * 31) }),
    error: {},
    says: '주십시오',
  },
  'half a binary workbook': {
    bytes: () => binaryBook().subarray(0, 3_000),
    error: { code: 'damaged' },
    says: '깨져 있어',
  },
  'an OpenDocument spreadsheet that inflates to 300 MB': {
    bytes: () => openDocument((xml) => xml + ' '.repeat(300 * MB)),
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
  'archives within archives': {
    bytes: () => Buffer.from(nestedZip()),
    error: { code: 'unsupported', value: 'ZIP' },
    says: '읽지 못하는 형식입니다(ZIP)',
  },
  'an archive of text tables': {
    bytes: () => Buffer.from(zipSync({ 'a.csv': strToU8(expenseCsv([])) })),
    name: 'a.zip',
    error: { code: 'unsupported', value: 'ZIP' },
    says: 'CSV나 XLSX로',
  },
  'a program': {
    bytes: () => Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(5_000, 3)]),
    error: { code: 'unsupported' },
    says: '읽지 못하는 형식입니다',
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
  'headings alone': { bytes: () => expenseCsv([]), error: { code: 'no_rows' }, says: '한 행도 없습니다' },
  'headings alone, in a workbook': {
    bytes: () => book([TITLE, HEADINGS]),
    error: { code: 'no_rows' },
    says: '한 행도 없습니다',
  },
  'headings that every object has': {
    bytes: () => '__proto__,constructor,toString\n1,2,3\n',
    error: { code: 'no_header' },
    says: '열 이름이 적힌 줄을 찾지 못했습니다',
  },
}

const extra = (mark: string) => Array.from({ length: 10_000 }, (_, i) => `${mark}${i}`)

/** Files that are read in spite of what is in them: one right row each. */
const READ: Record<string, { bytes: () => Buffer | string; name?: string; kind?: UploadKind; fileName?: string }> = {
  'a sheet and headings named as what every object has': {
    bytes: () =>
      book([TITLE, [...HEADINGS, '__proto__', 'constructor'], [...EXPENSE, 'a', 'b']], { name: '__proto__' }),
  },
  'a list of records whose sheet and headings are named as what every object has': {
    bytes: () =>
      book(
        [
          ['__proto__', '기관명', '유형', 'constructor'],
          ['1', '누리구청', '시군구', '2'],
        ],
        { name: 'constructor' },
      ),
    kind: 'agencies',
  },
  'an archive beside the sheet': { bytes: () => withParts(book(), { 'xl/embeddings/a.zip': nestedZip() }) },
  'a binary workbook': { bytes: () => binaryBook(), name: 'a.xlsb' },
  'an OpenDocument spreadsheet with a million blank rows and cells': {
    bytes: () =>
      openDocument((xml) =>
        xml.replace(
          '</table:table>',
          `<table:table-row ${MILLION_ROWS}><table:table-cell ${BILLION_CELLS}/></table:table-row></table:table>`,
        ),
      ),
    name: 'a.ods',
  },
  '2,000,000 blank rows': {
    bytes: () =>
      withSheetXml(book(), (xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(2_000_000)}</sheetData>`)),
  },
  '10,000 columns': { bytes: () => book([TITLE, [...HEADINGS, ...extra('열')], [...EXPENSE, ...extra('칸')]]) },
  '10,000 columns, in a text table': {
    bytes: () =>
      [TITLE, [...HEADINGS, ...extra('열')], [...EXPENSE, ...extra('칸')]].map((row) => row.join()).join('\n'),
  },
  'a cell of 1 MB': {
    bytes: () => expenseCsv([`2026-05-04,12:10,온새미한상,${'가'.repeat(MB / 3)},4,카드,52000`]),
  },
  'a cell of 1 MB, in a workbook': {
    bytes: () =>
      withSheetXml(book([TITLE, HEADINGS, ['2026-05-04', '12:10', '온새미한상', 'MUCH', 4, '카드', 1000]]), (xml) =>
        xml.replace('MUCH', '가'.repeat(MB / 3)),
      ),
  },
  'a name with paths, NUL and marks of direction': {
    bytes: book,
    name: 'C:\\나\u0000래/../../etc/\u202epasswd\u2066.xlsx',
    fileName: 'passwd.xlsx',
  },
  'a name of 300 characters': { bytes: book, name: `${'가'.repeat(295)}.xlsx`, fileName: `${'가'.repeat(195)}.xlsx` },
  'a name as Macs write it': { bytes: book, name: '가온구청 5월.xlsx'.normalize('NFD'), fileName: '가온구청 5월.xlsx' },
}

describe('an upload', () => {
  const harness = uploadHarness()
  const kept = async (id: number) => {
    const { rows } = await harness.test().pool.query<{ rows: number; bytes: number | null }>(
      `SELECT (SELECT count(*)::int FROM upload_rows WHERE upload_id = $1) AS rows, octet_length(bytes) AS bytes
       FROM uploads WHERE id = $1`,
      [id],
    )
    return rows[0]
  }
  const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'))

  it.each(Object.entries(REFUSED))(
    'of %s is refused in a sentence, and nothing of it is left',
    async (_, { bytes, name = 'a.xlsx', kind, error, says }) => {
      const before = copies()
      const upload = await harness.settled(await harness.send(name, bytes(), kind))
      expect(upload).toMatchObject({ status: 'failed', counts: null, error, job: { status: 'completed', error: null } })
      const sentence = describeUploadError(upload.error as FileError)
      expect(sentence).toContain(says)
      expect(sentence).not.toMatch(/undefined|null|NaN/)
      expect(await harness.json('POST', `/uploads/${upload.id}/import`)).toMatchObject({ status: 409 })
      expect((await kept(upload.id))?.rows).toBe(0)
      expect((await harness.json('DELETE', `/uploads/${upload.id}`)).status).toBe(204)
      expect(await kept(upload.id)).toEqual({ rows: 0, bytes: null })
      expect(copies().filter((copy) => !before.includes(copy))).toEqual([])
    },
    60_000,
  )

  it.each(Object.entries(READ))(
    'of %s is read',
    async (_, { bytes, name = 'a.xlsx', kind, fileName = name }) => {
      const upload = await harness.settled(await harness.send(name, bytes(), kind))
      expect(upload).toMatchObject({ status: 'read', fileName, error: null, counts: { rows: 1, ok: 1 } })
      const { rows } = await harness.test().pool.query<{ longest: number; cells: number }>(
        `SELECT max(length(cell))::int AS longest, count(*)::int AS cells
         FROM upload_rows, jsonb_array_elements_text(cells) cell WHERE upload_id = $1`,
        [upload.id],
      )
      expect(rows[0]?.longest).toBeLessThanOrEqual(2_000)
      expect(rows[0]?.cells).toBeLessThanOrEqual(40)
      expect(({} as Record<string, unknown>)['0']).toBeUndefined()
    },
    60_000,
  )
})
