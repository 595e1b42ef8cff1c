import { getPayload, type Payload } from 'payload'
import { vi } from 'vitest'
import { closePool } from '@/infra/database/pool'
import { changeEnv } from '@/infra/env'
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
    changeEnv({ DATA_DIR: dataDir })
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

export interface LazyPayload {
  start: () => Promise<Payload>
  /** Before its database is dropped. */
  stop: () => Promise<void>
}

/** Payload for an API's writes, on the first of them: most tests only read. */
export function lazyPayload({ url }: Pick<TestDatabase, 'url'>): LazyPayload {
  let started: Promise<Payload> | undefined
  const start = async () => {
    process.env.DATABASE_URL = url
    const { default: config } = await import('@payload-config')
    return getPayload({ config, key: url })
  }
  return {
    start: () => (started ??= start()),
    stop: async () => (await started)?.destroy(),
  }
}
