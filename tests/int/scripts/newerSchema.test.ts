import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { runScript } from './runScript'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a database that a newer version has changed is refused, with the names of the migrations', async () => {
  const newer = ['20991230_000000_wider_tables', '20991231_000000_deeper_tables']
  await test.pool.query('INSERT INTO payload_migrations (name, batch) SELECT unnest($1::text[]), 900', [newer])
  const { code, said } = await runScript('scripts/worker.ts', { DATABASE_URL: test.url })
  expect(said).toContain('이 버전보다 새롭습니다')
  for (const name of newer) expect(said).toContain(name)
  expect(said).not.toContain(' at ')
  expect(code).toBe(1)
})
