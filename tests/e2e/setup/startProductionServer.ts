import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { createTestDatabase } from '../../int/setup/database'
import { bundled } from '../../setup/commands'

export interface ProductionServer {
  /** its address, e.g. http://127.0.0.1:41234 */
  site: string
  process: ChildProcessByStdio<null, Readable, Readable>
  /** Kills it, and takes its data away. */
  end: () => Promise<void>
}

/**
 * A server as `npm start` starts it, on a free port, on a database that stands.
 * @param settings more of its environment
 */
export async function startProductionServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ProductionServer> {
  const dataDir = temporaryDataDir('site')
  await takeOver(databaseUrl, dataDir)
  const server = spawn(process.execPath, [bundled('scripts/start.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'only-for-tests-of-this-machine-0123456789',
      HOST: '127.0.0.1',
      WEB_CONCURRENCY: '1',
      PORT: '0',
      SITE_URL: '',
      // Every visitor of a test is this machine.
      OIDC_LOCAL: 'true',
      CONTACT_EMAIL: 'operator@bapsang.example',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Anyone who wants its log listens too; unread, it would stop the server once the pipe is full.
  server.stderr.resume()
  const ended = once(server, 'exit')
  const site = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (said: Buffer) => {
      const port = /localhost:(\d+)/.exec(said.toString('utf8'))?.[1]
      if (port) found(`http://127.0.0.1:${port}`)
    })
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
  })
  return {
    site,
    process: server,
    async end() {
      server.kill('SIGKILL')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Gives a new folder the code of a database that had another one. */
export async function takeOver(databaseUrl: string, dataDir: string): Promise<void> {
  const pool = createPool(databaseUrl, 1)
  const { rows } = await pool.query<{ code: string }>('SELECT code FROM installation')
  await pool.end()
  writeFileSync(join(dataDir, 'installation'), rows[0]?.code ?? '')
}

export interface OwnSite {
  site: string
  pool: Pool
  end: () => Promise<void>
}

/** A site that no other test sees: a copy of the demo's database with a server, which runs no jobs by itself. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const database = await createTestDatabase()
  const server = await startProductionServer(database.url, { JOB_WORKER: 'separate', ...settings })
  return {
    site: server.site,
    pool: database.pool,
    async end() {
      await server.end()
      await database.drop()
    },
  }
}
