import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import { schemaState } from '@/schema/migrate'
import { migrationNames } from '@/schema/migrate'
import { type BlankDatabase, createBlankDatabase } from '../setup/blankDatabase'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let test: TestDatabase
let blank: BlankDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  blank = await createBlankDatabase()
})
afterAll(async () => {
  await blank.drop()
  await test.drop()
})

it('The list of migrations names their files, in order', () => {
  const files = readdirSync('migrations').filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
  expect(migrationNames()).toEqual(files.map((file) => file.replace('.ts', '')).sort())
})

it('A database without a schema, with an older one and with this one are told apart', async () => {
  const empty = createPool(blank.url, 1)
  expect(await schemaState(empty)).toBe('none')
  await empty.end()
  expect(await schemaState(test.pool)).toBe('current')
  expect(await schemaState(test.pool, [...migrationNames(), '20991231_000000_later'])).toBe('behind')
})
