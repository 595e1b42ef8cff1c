import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import { changeEnv } from '@/infra/env'
import { createDemoContent } from '../../../scripts/demo/content'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'gonggong-demo-'))
  changeEnv({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('Two demos started at once on one database import each sample once and share passwords', async () => {
  const other = createPool(database.url)
  try {
    const [one, two] = await Promise.all([createDemoContent(database.pool), createDemoContent(other)])
    expect(one).toEqual(two)
  } finally {
    await other.end()
  }
  const samples = readdirSync('demo').filter((name) => name.normalize('NFC').endsWith('체험용.csv'))
  const { rows } = await database.pool.query<{ batches: number; files: number }>(
    'SELECT count(*) AS batches, count(DISTINCT file_hash) AS files FROM import_batches',
  )
  expect(rows).toEqual([{ batches: samples.length, files: samples.length }])
})
