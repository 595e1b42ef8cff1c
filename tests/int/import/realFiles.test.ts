import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/import/apply/importFile'
import { undoBatch } from '@/import/apply/undoBatch'
import { openFile } from '@/import/format/openFile'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/stats'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { countDirectory, dumpDirectory } from './directoryDump'

const NOW = new Date('2026-11-20T00:00:00Z')
const folder = resolve('../shared/data/expenses')
const FILES = ['201701_expense_list.csv', '201901_expense_list.csv'].map((name) => resolve(folder, name))
const present = existsSync(folder)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = async (path: string) => importFile(database.pool, await openFile(path), NOW)

describe.skipIf(!present)(`the city's own files${present ? '' : ' (skipped: ../shared/data is not here)'}`, () => {
  it.each(FILES)('account for every row and every won of %s, and add nothing the second time', async (path) => {
    const rows = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8').replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true }).data
    const won = rows.reduce((sum, row) => sum + Number(row.exec_amount), 0)
    const report = await take(path)
    expect(report.rowsRead).toBe(rows.length)
    expect(report.rowsVisited + report.rowsKnown + report.rowsSkipped + report.rowsRejected).toBe(rows.length)
    expect(report.amountVisited + report.amountKnown + report.amountSkipped + report.amountRejected).toBe(won)
    expect(report.rowsVisited).toBeGreaterThan(rows.length * 0.8)
    const { rows: stored } = await database.pool.query(
      `SELECT COUNT(*)::int AS visits, SUM(COALESCE(amount, 0) + COALESCE(shared_amount, 0))::bigint AS won FROM visits WHERE import_batch_id = $1`,
      [report.batch],
    )
    expect(stored).toEqual([{ visits: report.visitsMade, won: report.amountVisited }])
    const before = await countDirectory(database.pool)
    const again = await take(path)
    expect(again).toMatchObject({ rowsVisited: 0, visitsMade: 0, rowsKnown: report.rowsVisited, amountKnown: report.amountVisited, restaurantsNew: 0 })
    expect({ ...(await countDirectory(database.pool)), import_rows: 0 }).toEqual({ ...before, import_rows: 0 })
  })

  it('leave numbers behind that a full count confirms', async () => {
    const before = await dumpDirectory(database.pool)
    await transaction(database.pool, refreshAll)
    expect(await dumpDirectory(database.pool)).toEqual(before)
  })

  it('are gone without a trace when every import is undone, in any order', async () => {
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM import_batches ORDER BY id % 2, id')
    for (const { id } of rows) await undoBatch(database.pool, id, NOW)
    const left = await countDirectory(database.pool)
    expect(Object.entries(left).filter(([table, count]) => table !== 'regions' && count > 0)).toEqual([])
  })
})
