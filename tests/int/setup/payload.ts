import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { closePool } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from './database'

export interface TestPayload extends TestDatabase {
  payload: Payload
}

/**
 * Payload on a database of the caller's own, one per test file. Files of a worker share its configuration.
 * @param dataDir where uploads go: that is read when the configuration is imported, so this file imports its own
 */
export async function createTestPayload(dataDir?: string): Promise<TestPayload> {
  const database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  if (dataDir !== undefined) {
    process.env.DATA_DIR = dataDir
    vi.resetModules()
  }
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  return {
    ...database,
    payload,
    drop: async () => {
      await payload.destroy()
      await closePool()
      await database.drop()
      if (dataDir !== undefined) vi.resetModules()
    },
  }
}
