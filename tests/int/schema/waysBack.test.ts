import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { migrations } from '../../../migrations'
import { describeDatabase } from '@/infra/backup/database/dumpTables'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { schemaOf } from '../infra/backup/backupHarness'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedEveryTable } from '../setup/seedEveryTable'

/** They drop texts that must not be kept, and say so on the way back. */
const ONE_WAY = ['20261127_223000_closed_lists', '20261128_050000_place_persons']
const oneWay = migrations.filter(({ name }) => ONE_WAY.includes(name))
const REVERSIBLE = migrations
  .slice(migrations.findIndex(({ name }) => name === ONE_WAY[0]))
  .filter(({ name }) => !ONE_WAY.includes(name))

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  const { tables } = await describeDatabase(test.pool)
  const withId = tables.filter(({ columns }) => columns.includes('id')).map(({ name }) => name)
  await seedEveryTable(test.pool, withId, (error) => /^2[23]/.test(errorCodeOf(error)))
})
afterAll(() => test.drop())

/** Runs one step of a migration as `runMigrations` does, in a transaction of its own. */
const run = (step: (typeof migrations)[number]['up']) =>
  transaction(test.pool, (client) => step({ db: { execute: (text) => client.query(text) } }))

async function rowCounts(names: readonly string[]): Promise<Record<string, number | null>> {
  const counts: Record<string, number | null> = {}
  for (const name of names) counts[name] = (await test.pool.query(`SELECT FROM "${name}"`)).rowCount
  return counts
}
const tableNames = async () => (await describeDatabase(test.pool)).tables.map(({ name }) => name)

it('A migration that destroys what was stored says on the way back that a backup is needed', async () => {
  expect(oneWay.map(({ name }) => name)).toEqual(ONE_WAY)
  for (const { down } of oneWay) await expect(run(down)).rejects.toThrow('restore a backup')
})

it('Every other migration goes back and up again on rows, one after the other', async () => {
  const newest = await schemaOf(test.ownerUrl)
  const schemas = [newest]
  const rows = await rowCounts(await tableNames())
  for (const { down } of REVERSIBLE.toReversed()) {
    await run(down)
    schemas.unshift(await schemaOf(test.ownerUrl))
  }
  // A table that was dropped comes back empty.
  expect(await rowCounts(await tableNames())).toEqual(
    Object.fromEntries((await tableNames()).map((name) => [name, rows[name] ?? 0])),
  )
  for (const [at, { name, up }] of REVERSIBLE.entries()) {
    expect([name, await schemaOf(test.ownerUrl)]).toEqual([name, schemas[at]])
    await run(up)
  }
  expect(await schemaOf(test.ownerUrl)).toEqual(newest)
})
