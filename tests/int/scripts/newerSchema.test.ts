import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addEach } from '../setup/rows'
import { runScript } from './runScript'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('A database that a newer version has changed is refused, with the names of the migrations', async () => {
  const newer = ['20991230_000000_wider_tables', '20991231_000000_deeper_tables']
  await addEach(test.pool, 'payload_migrations', newer, (name) => ({ name, batch: 900 }))
  const { code, said } = await runScript('scripts/worker.ts', { DATABASE_URL: test.url })
  expect(said).toContain('이 버전보다 새로워요')
  for (const name of newer) expect(said).toContain(name)
  expect(said).not.toContain(' at ')
  expect(code).toBe(1)
})
