import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FileError } from '@/domain/expense/fileErrors'
import type { UploadKind } from '@/domain/upload/kinds'
import { describeUploadError } from '@/messages/staff/uploads'
import {
  binaryBook,
  BILLION_CELLS,
  book,
  EXPENSE,
  HEADINGS,
  MB,
  MILLION_ROWS,
  nestedZip,
  openDocument,
  TITLE,
  withParts,
  withSheetXml,
} from './hostileBooks'
import { scaled } from '../../setup/scale'
import { REFUSED } from './refusedFiles'
import { expenseCsv, uploadHarness } from './uploadHarness'

const extra = (mark: string) => Array.from({ length: 10_000 }, (_, i) => `${mark}${i}`)

const unstorable = (): Buffer =>
  book([
    ['2026년 5월 가온구청 총무과 업무추진비_x0000_'],
    [...HEADINGS.map((word) => `${word}_xD800_`), '비고_x0000_'],
    ['2026-05-04', '12:10', '온새미_x0000_한상', '간담_xDC00_회_x0000_', 4, '카드', 52000, '_xD800_'],
  ])

const BLANK_ROWS = scaled(300_000, 2_000_000)

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
  [`${BLANK_ROWS.toLocaleString('en')} blank rows`]: {
    bytes: () =>
      withSheetXml(book(), (xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(BLANK_ROWS)}</sheetData>`)),
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
  'an emoji across the 200th unit of a cell': {
    bytes: () => expenseCsv([`2026-05-04,12:10,온새미한상,${'가'.repeat(199)}😀,4,카드,52000`]),
  },
  'an emoji across the 2,000th unit of a cell, in a workbook': {
    bytes: () =>
      book([TITLE, HEADINGS, ['2026-05-04', '12:10', '온새미한상', `${'가'.repeat(1_999)}😀`, 4, '카드', 1000]]),
  },
  'an emoji across the 2,000th unit of a record’s cell': {
    bytes: () =>
      book([
        ['기관명', '유형', '비고'],
        ['누리구청', '시군구', `${'가'.repeat(1_999)}😀`],
      ]),
    kind: 'agencies',
  },
  'NUL and lone surrogates in its cells, headings and sheet’s name': {
    bytes: () =>
      withSheetXml(unstorable(), (xml) => xml.replace('name="내역"', 'name="내역_x0000__xD800_"'), 'xl/workbook.xml'),
  },
  'NUL and lone surrogates in a list of records': {
    bytes: () =>
      book([
        ['기관명', '유형', '비고_xDC00_'],
        ['누리_x0000_구청', '시군구', '_xD800_'],
      ]),
    kind: 'agencies',
  },
  'a name with paths, NUL and marks of direction': {
    bytes: book,
    name: 'C:\\나\u0000래/../../etc/\u202epasswd\u2066.xlsx',
    fileName: 'passwd.xlsx',
  },
  'a name of 300 characters': { bytes: book, name: `${'가'.repeat(295)}.xlsx`, fileName: `${'가'.repeat(195)}.xlsx` },
  'a name as Macs write it': { bytes: book, name: '가온구청 5월.xlsx'.normalize('NFD'), fileName: '가온구청 5월.xlsx' },
}

/** Of this file alone: tests of others leave and take away copies of theirs in the meantime. */
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
process.env.TMPDIR = folder

describe('Hostile uploads', () => {
  afterAll(() => rmSync(folder, { recursive: true }))
  const harness = uploadHarness()
  const kept = async (id: number) => {
    const { rows } = await harness.test().pool.query<{ rows: number; bytes: number | null }>(
      `SELECT (SELECT count(*)::int FROM upload_rows WHERE upload_id = $1) AS rows, octet_length(bytes) AS bytes
       FROM uploads WHERE id = $1`,
      [id],
    )
    return rows[0]
  }
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('upload-'))

  it.each(Object.entries(REFUSED))(
    'An upload of %s is refused with one sentence and leaves nothing',
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
      // Its job is completed a moment before the copy goes.
      await expect.poll(() => copies().filter((copy) => !before.includes(copy))).toEqual([])
    },
  )

  it.each(Object.entries(READ))(
    'An upload with %s is read',
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
  )
})
