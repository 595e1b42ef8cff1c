import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from '@/domain/expense/importReport'
import { undoBatch } from '@/import/load/undoBatch'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { FULL, scaled } from '../../setup/scale'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { countDirectory, dumpDirectory } from './directoryDump'
import { NOW } from './directoryOfImports'
import { importRealFile, REAL_FILES } from './realFiles'

const ALL = REAL_FILES.names
/** A text table, a workbook of either kind and a PDF: the other files take minutes. */
const FEW = [
  '1월_업무추진비_사용내역(최종).pdf',
  '2021.10월업무추진비집행내역공개.xls',
  '2022.1월_업무추진비_집행내역.xlsx',
  'sdm_expense_raw.csv',
]
const FILES = scaled(FEW, ALL)
const CITY_LISTS = ALL.filter((name) => name.endsWith('_expense_list.csv'))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = (name: string): Promise<ImportReport> => importRealFile(database.pool, REAL_FILES.pathOf(name))

describe.skipIf(!REAL_FILES.isPresent)(`Published files${REAL_FILES.note}`, () => {
  it.each(FILES)('Every row and won of %s is imported, and a second import adds nothing', async (name) => {
    const report = await take(name)
    expect(report.rowsVisited + report.rowsKnown + report.rowsSkipped + report.rowsRejected).toBe(report.rowsRead)
    expect(report.rowsVisited + report.rowsKnown).toBeGreaterThan(0)
    const { rows: stored } = await database.pool.query(
      `SELECT COUNT(*)::int AS visits,
           COALESCE(SUM(COALESCE(amount, 0) + COALESCE(split_amount, 0)), 0)::bigint AS won
         FROM visits WHERE import_batch_id = $1`,
      [report.batch],
    )
    expect(stored).toEqual([{ visits: report.visitsMade, won: report.amountVisited }])
    if (CITY_LISTS.includes(name)) expectWholeSum(name, report)
    const before = await countDirectory(database.pool)
    const again = await take(name)
    expect(again).toMatchObject({
      rowsVisited: 0,
      visitsMade: 0,
      amountVisited: 0,
      restaurantsNew: 0,
      reviewsQueued: 0,
      rowsRead: report.rowsRead,
    })
    expect({ ...(await countDirectory(database.pool)), import_row_issues: 0 }).toEqual({
      ...before,
      import_row_issues: 0,
    })
  })

  it('A full refresh of statistics after all imports changes nothing', async () => {
    const before = await dumpDirectory(database.pool)
    await transaction(database.pool, refreshAll)
    expect(await dumpDirectory(database.pool)).toEqual(before)
  })

  it.runIf(FULL)('No owner’s name from the city’s lists gets into the directory', async () => {
    const owners = new Set(
      CITY_LISTS.flatMap((name) =>
        [...readFileSync(REAL_FILES.pathOf(name), 'utf8').matchAll(/대표자?\s*[:：]?\s*([가-힣]{3})(?![가-힣])/g)].map(
          ([, owner]) => owner ?? '',
        ),
      ),
    )
    expect(owners.size).toBeGreaterThan(4)
    const { rows } = await database.pool.query<{ text: string }>(
      `SELECT concat_ws(' ', r.name, r.branch, r.address, a.spelling, a.key) AS text FROM restaurants r
        JOIN restaurant_aliases a ON a.restaurant_id = r.id`,
    )
    const named = rows.filter(
      ({ text }) =>
        /대표자?\s*[:：]/.test(text) || [...owners].some((owner) => text.split(/[^가-힣]+/).includes(owner)),
    )
    expect(named).toEqual([])
  })

  it('Undoing every import in any order leaves nothing behind', async () => {
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM import_batches ORDER BY id % 2, id')
    for (const { id } of rows) await undoBatch(database.pool, id, NOW)
    const left = await countDirectory(database.pool)
    expect(Object.entries(left).filter(([table, count]) => table !== 'regions' && count > 0)).toEqual([])
  })
})

/** Compares the report with the file's own sum, which is simple to compute for the city's plain CSV lists. */
function expectWholeSum(name: string, report: ImportReport): void {
  const rows = Papa.parse<Record<string, string>>(
    readFileSync(REAL_FILES.pathOf(name), 'utf8').replace(/^\ufeff/, ''),
    {
      header: true,
      skipEmptyLines: true,
    },
  ).data
  expect(report.rowsRead).toBe(rows.length)
  const won = rows.reduce((sum, row) => sum + Number(row.exec_amount), 0)
  expect(report.amountVisited + report.amountKnown + report.amountSkipped + report.amountRejected).toBe(won)
}
