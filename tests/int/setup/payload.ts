import { getPayload, type Payload } from 'payload'
import { closePool } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from './database'

export interface TestPayload extends TestDatabase {
  payload: Payload
}

/** Payload on a database of the caller's own. One per test file: its configuration reads the address when imported. */
export async function createTestPayload(): Promise<TestPayload> {
  const database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  return {
    ...database,
    payload,
    drop: async () => {
      await payload.destroy()
      await closePool()
      await database.drop()
    },
  }
}
