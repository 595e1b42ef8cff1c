import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { createPool } from '@/infra/database/pool'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { log } from '@/infra/log'
import { superuserOf } from './superuser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that every test file copies: its address. */
    templateUrl: string
    /** The same for the application's account; the first is its owner's. */
    applicationUrl: string
    /** The same for the server's superuser. */
    superuserUrl: string
  }
}

/** For a server whose data survives no crash and no day: nothing is synced, archived or analysed in the background. */
export const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  // On small tables a plan of several processes takes a hundred times as long as one of one process.
  'max_parallel_workers_per_gather=0',
]

/** One throw-away PostgreSQL for the run, on a free port, with one migrated database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporary('int', THROWAWAY)
  log.level = 'warn'
  process.env.DATABASE_URL = server.url
  const dataDir = temporaryDataDir('int-data')
  process.env.DATA_DIR = dataDir
  process.env.PAYLOAD_SECRET = 'only-for-tests-of-this-machine-0123456789'
  const { migrate } = await import('@/schema/migrate')
  const pool = createPool(server.ownerUrl)
  await assertHangulTrigrams(pool)
  await migrate(pool)
  await pool.end()
  project.provide('templateUrl', server.ownerUrl)
  project.provide('applicationUrl', server.url)
  project.provide('superuserUrl', superuserOf(server.dataDir, server.url))
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
