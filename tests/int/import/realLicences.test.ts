import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/import/load/importFile'
import { importLicences } from '@/import/load/licence/importLicences'
import { openFile } from '@/import/extract/openFile'
import { FULL } from '../../setup/scale'
import { createTestDatabase, type TestDatabase } from '../setup/database'

const NOW = new Date('2026-11-20T00:00:00Z')
const folder = resolve('../shared/data')
const present = existsSync(folder)
/** The register's 36,000 rows take most of a minute to link; `licences.test.ts` has few. */
const isTried = FULL && present
const REGISTER = resolve(folder, 'restaurants/seoul_6gu_open_food_licences_2018_utf8.csv')
const PLACES = resolve(folder, 'restaurants/gongmatjip_dongjak_geocoded_cp949.csv')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = async (path: string) => importLicences(database.pool, await openFile(path), NOW)

describe.skipIf(!isTried)(`Real licence registries${present ? '' : ' (skipped: ../shared/data is not here)'}`, () => {
  it('Every row of a licence registry is counted, and over 150 places are linked', async () => {
    await importFile(database.pool, await openFile(resolve(folder, 'expenses/201901_expense_list.csv')), NOW)
    for (const path of [REGISTER, PLACES]) {
      const report = await take(path)
      const { rowsNew, rowsChanged, rowsUnchanged, rowsRepeated, rowsRejected, rowsRead, links } = report
      expect(rowsNew + rowsChanged + rowsUnchanged + rowsRepeated + rowsRejected).toBe(rowsRead)
      expect(rowsRejected).toBeLessThan(rowsRead * 0.01)
      console.info(report.file, links)
    }
    const { rows } = await database.pool.query<{ linked: number; placed: number }>(
      `SELECT COUNT(*)::int AS linked, COUNT(*) FILTER (WHERE r.latitude IS NOT NULL)::int AS placed
       FROM restaurant_sources s JOIN restaurants r ON r.id = s.restaurant_id`,
    )
    expect(rows[0]?.linked).toBeGreaterThan(150)
    expect(rows[0]?.placed).toBe(rows[0]?.linked)
  })

  it('Importing the licence registry again changes nothing', async () => {
    const links = async () =>
      (await database.pool.query('SELECT * FROM restaurant_sources ORDER BY id')).rows as unknown[]
    const before = await links()
    expect(await take(REGISTER)).toMatchObject({
      rowsNew: 0,
      rowsChanged: 0,
      links: { changed: 0, reviews: 0 },
    })
    expect(await links()).toEqual(before)
  })
})
