import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { sampleHwpx, sampleWorkbook } from '../../unit/import/extract/sampleTable'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { temporaryFiles } from './expenseFiles'

const NOW = new Date('2026-11-20T00:00:00Z')
const files = temporaryFiles()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = async (path: string, agency: string | null = null) =>
  importFile(database.pool, await openFile(path), NOW, agency)

describe('Imported documents', () => {
  it('A workbook creates visits as a text table does, and the same list as HWPX adds nothing', async () => {
    const workbook = await take(files.write('list.xlsx', sampleWorkbook('xlsx')))
    expect(workbook).toMatchObject({
      rowsRead: 4,
      rowsVisited: 2,
      rowsSkipped: 1,
      rowsRejected: 1,
      amountVisited: 129_500,
      reasons: { date_impossible: 1 },
    })
    expect(await take(files.write('list.hwpx', await sampleHwpx()))).toMatchObject({
      rowsRead: 4,
      rowsVisited: 0,
      rowsKnown: 2,
      visitsMade: 0,
    })
  })

  it('A list without an agency is rejected, and imported once an agency is given', async () => {
    const path = files.write('list.csv', '일자,장소,금액\n2024-03-04,가람식당,9000\n')
    const before = await database.pool.query('SELECT count(*) FROM import_batches')
    await expect(take(path)).rejects.toMatchObject({ fileError: { code: 'no_agency', file: 'list.csv' } })
    expect((await database.pool.query('SELECT count(*) FROM import_batches')).rows).toEqual(before.rows)
    await take(path, '동작구청')
    const { rows } = await database.pool.query(
      'SELECT a.name FROM visits v JOIN agencies a ON a.id = v.agency_id WHERE v.amount = 9000',
    )
    expect(rows).toEqual([{ name: '서울특별시 동작구' }])
  })
})
