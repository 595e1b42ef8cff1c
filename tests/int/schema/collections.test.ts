import { readdirSync, readFileSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../setup/payload'

interface DrizzleKit {
  generateDrizzleJson: (schema: unknown) => Promise<object>
  generateMigration: (before: object, after: object) => Promise<string[]>
}

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

it('The collections equal the newest snapshot that the migrations keep of them', async () => {
  const adapter = test.payload.db as unknown as PostgresAdapter
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit() as unknown as DrizzleKit
  const last = readdirSync('migrations')
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const before = JSON.parse(readFileSync(`migrations/${last}`, 'utf8')) as object
  expect(await generateMigration(before, await generateDrizzleJson(adapter.schema))).toEqual([])
})
