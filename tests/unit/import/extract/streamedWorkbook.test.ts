import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentRows } from '@/import/extract/document/documentRows'
import { openFile } from '@/import/extract/openFile'
import { isLargeWorkbook, ZipParts } from '@/import/extract/workbook/zipParts'
import { streamWorkbook } from '@/import/extract/workbook/streamWorkbook'
import { ImportFileError } from '@/import/source/errors'
import type { SheetRow } from '@/import/source/sheetRow'
import { describeFileError } from '@/messages/cli/fileErrors'
import { FULL, scaled } from '../../../setup/scale'
import { zip } from '../../../setup/zip'
import { BOOKS, bookOf, LARGE } from './streamedBooks'

const SAMPLES = join(__dirname, '../../../../../shared/data/expenses')
const folder = mkdtempSync(join(tmpdir(), 'streamed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, 'book.xlsx')
  writeFileSync(path, bytes)
  return path
}

async function streamed(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const block of streamWorkbook(path)) rows.push(...block)
  return rows
}

async function refusal(bytes: Uint8Array): Promise<{ error: unknown; sentence: string }> {
  const path = fileOf(bytes)
  try {
    const source = await openFile(path)
    for await (const _ of source.rows);
  } catch (error) {
    if (error instanceof ImportFileError)
      return { error: error.fileError, sentence: describeFileError(error.fileError) }
    throw error
  }
  throw new Error('it was read')
}

describe('Streamed workbooks', () => {
  it.each(Object.keys(BOOKS))('A streamed workbook has the rows of one that is read whole: %s', async (name) => {
    const bytes = BOOKS[name]?.() ?? new Uint8Array()
    const whole = await documentRows(bytes, 'xlsx')
    expect(whole.length).toBeGreaterThan(0)
    expect(await streamed(fileOf(bytes))).toEqual(whole)
  })

  const samples = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.xlsx')) : []
  it.skipIf(samples.length === 0)(
    'Streamed published workbooks have the rows of ones that are read whole',
    async () => {
      for (const name of samples) {
        const path = join(SAMPLES, name)
        expect(await streamed(path), name).toEqual(await documentRows(readFileSync(path), 'xlsx'))
      }
    },
  )

  it('A workbook is streamed when its sheets inflate to more than is held in memory', async () => {
    const small = fileOf(bookOf({ sheets: ['<row><c><v>1</v></c></row>'] }))
    expect(await isLargeWorkbook(small, 5_000)).toBe(false)
    expect(await isLargeWorkbook(small, 20_000_000)).toBe(true)
    const path = fileOf(LARGE.rows(60_000))
    expect(await isLargeWorkbook(path, 100_000)).toBe(true)
    let rows = 0
    for await (const block of (await openFile(path)).rows) rows += block.length
    expect(rows).toBe(60_001)
  })

  it('Parts of a workbook are inflated to one limit together', async () => {
    const half = new Uint8Array(scaled(2, 257) * 2 ** 20)
    const small = { bytes: 0, max: 3 * 2 ** 20, limit: 'workbook_inflated_bytes' } as const
    const parts = await ZipParts.open(fileOf(zip({ a: half, b: half })), scaled(small, undefined))
    const inflate = async (name: string): Promise<void> => {
      for await (const _ of parts.inflate(name));
    }
    await inflate('a')
    await expect(inflate('b')).rejects.toMatchObject({ limit: 'workbook_inflated_bytes' })
    parts.close()
  })

  it.each(Object.keys(LARGE.refused).filter((name) => FULL || name !== 'whose sheets inflate to 540 MB'))(
    'A workbook over a limit is refused with the name of that limit: %s',
    async (name) => {
      const { make, limit, says } = LARGE.refused[name] ?? { make: () => new Uint8Array(), limit: '', says: '' }
      const { error, sentence } = await refusal(make())
      expect(error).toMatchObject({ code: 'too_big', limit })
      expect(sentence).toContain(says)
    },
  )

  it('A workbook whose sheet breaks off is refused as damaged', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(200_000)
    const { error } = await refusal(bookOf({ sheets: [`${rows}<row><c><v>1`], isOpenEnded: true }))
    expect(error).toMatchObject({ code: 'damaged' })
  })
})
