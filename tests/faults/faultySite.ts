import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { migrate } from '@/schema/migrate'
import { type ProductionServer, startProductionServer } from '../e2e/setup/startProductionServer'

/** With default durability; it can be killed at any time, and is then started again. */
export interface FaultyDatabase {
  /** of the application's account */
  url: string
  ownerUrl: string
  pool: Pool
  /** Resolves once the next server answers: until then, processes of the killed one may still do so. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

export async function startFaultyDatabase(): Promise<FaultyDatabase> {
  const dataDir = temporaryDataDir('faults')
  const database = await startEmbedded({ dataDir, restarts: true })
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-of-this-machine-0123456789'
  process.env.DATABASE_URL = database.url
  const pool = createPool(database.ownerUrl)
  await assertHangulTrigrams(pool)
  await migrate(pool)
  return {
    url: database.url,
    ownerUrl: database.ownerUrl,
    pool,
    async kill() {
      const killed = postmasterOf(dataDir)
      process.kill(killed, 'SIGKILL')
      const isBack = async () => {
        expect(postmasterOf(dataDir)).not.toBe(killed)
        await pool.query('SELECT')
      }
      await vi.waitFor(isBack, { timeout: 60_000 })
    },
    async close() {
      await pool.end()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface FaultySite {
  pool: Pool
  /** where the server of the moment answers */
  address: () => string
  killServer: () => Promise<void>
  killDatabase: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A production server and its database, each of which can be killed at any time.
 * @param settings more of the server's environment
 */
export async function startFaultySite(settings: Record<string, string> = {}): Promise<FaultySite> {
  const database = await startFaultyDatabase()
  let server: ProductionServer = await startProductionServer(database.url, settings)
  return {
    pool: database.pool,
    address: () => server.site,
    async killServer() {
      await server.end()
      server = await startProductionServer(database.url, settings)
    },
    killDatabase: database.kill,
    async close() {
      await server.end()
      await database.close()
    },
  }
}

/** The first line of the file that PostgreSQL holds while it runs. */
function postmasterOf(dataDir: string): number {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('postmaster.pid'),
  )
  return Number(readFileSync(join(dataDir, file ?? 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}
