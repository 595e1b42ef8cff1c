import { afterAll, beforeAll, beforeEach } from 'vitest'
import { importFile, dryRunImport } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyDirectory } from './directoryDump'
import { csv, temporaryFiles } from './expenseFiles'

/** The moment of every import in these tests. */
export const NOW = new Date('2026-11-20T00:00:00Z')

/** A database for the test file, empty but for the regions before each test, and the ways to bring rows into it. */
export function directoryOfImports() {
  const files = temporaryFiles()
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  beforeEach(() => emptyDirectory(database.pool))
  afterAll(() => database.drop())

  const take = async (path: string) => importFile(database.pool, await openFile(path), NOW)
  const list = (...rows: string[]) => files.write('list.csv', csv(...rows))
  return {
    files,
    database: () => database,
    take,
    takeRows: (...rows: string[]) => take(list(...rows)),
    tryRows: async (...rows: string[]) => dryRunImport(database.pool, await openFile(list(...rows)), NOW),
    select: async (text: string) => (await database.pool.query<object>(text)).rows,
    /** The restaurant of this title. */
    idOf: async (title: string): Promise<number> => {
      const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM restaurants WHERE title = $1', [title])
      return rows[0]?.id ?? 0
    },
  }
}
