import { createHash } from 'node:crypto'
import { readFileSync, truncateSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { importFile } from '@/import/load/importFile'
import { importLicences } from '@/import/load/licence/importLicences'
import type { RowSource, SheetRow } from '@/import/source/sheetRow'
import { nationalFile } from '../../unit/import/licence/nationalLicences'
import { countDirectory } from './directoryDump'
import { directoryOfImports, NOW } from './directoryOfImports'
import { csv, expense } from './expenseFiles'

const { database, files, select, take } = directoryOfImports()

const ROWS = 2_000
const expenses = csv(
  ...Array.from({ length: ROWS }, (_, i) => expense({ place: '한일관 (종로구 종로 12)', amount: 10_000 + i })),
)
const licences = nationalFile(...Array.from({ length: ROWS }, (_, i) => ({ 관리번호: String(i) })))

/** The file, opened; it loses its last hundred bytes when its first rows have been read. */
async function shrinking(path: string): Promise<RowSource> {
  const source = await openFile(path)
  async function* rows(): AsyncGenerator<SheetRow[]> {
    let isWhole = true
    for await (const block of source.rows) {
      yield block
      if (isWhole) truncateSync(path, readFileSync(path).length - 100)
      isWhole = false
    }
  }
  return { ...source, rows: rows() }
}

const importShrinking = async () => importFile(database().pool, await shrinking(files.write('list.csv', expenses)), NOW)

const changed = { fileError: { code: 'changed', file: 'list.csv' } }

describe('Files cut off during their import', () => {
  it('An expense file that is cut off leaves nothing behind, not even an import', async () => {
    const before = await countDirectory(database().pool)
    await expect(importShrinking()).rejects.toMatchObject(changed)
    expect(await countDirectory(database().pool)).toEqual(before)
    expect(await select('SELECT id FROM import_batches')).toEqual([])
  })

  it('A licence file that is cut off leaves no licence behind', async () => {
    const source = await shrinking(files.write('list.csv', licences))
    await expect(importLicences(database().pool, source, NOW)).rejects.toMatchObject(changed)
    expect(await select('SELECT id FROM licences')).toEqual([])
  })

  it('A file that was cut off can be imported once it is whole, under the hash of its bytes', async () => {
    await expect(importShrinking()).rejects.toMatchObject(changed)
    expect(await take(files.write('list.csv', expenses))).toMatchObject({ rowsVisited: ROWS })
    expect(await select('SELECT file_hash AS hash FROM import_batches')).toEqual([
      { hash: createHash('sha256').update(expenses).digest('hex') },
    ])
  })
})
