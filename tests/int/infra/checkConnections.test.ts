import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import {
  assertDirectConnection,
  compareConnections,
  DatabaseConnectionsError,
  readConnectionRoom,
} from '@/infra/database/boot'
import { closePool, createPool, pool } from '@/infra/database/pool'
import { closeReadPools, pagePool, readPool, staffPool } from '@/infra/database/readPool'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { ownPort } from '../../setup/ownPort'

describe('Connections to the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    changeEnv({ DATABASE_CONNECTIONS: '' })
  })
  afterAll(() => database.drop())

  it('A process with the fewest connections answers many parallel reads within its share', async () => {
    changeEnv({ DATABASE_CONNECTIONS: '35', DATABASE_URL: database.url })
    // No deadline passes: this is about the number of connections, however slow a busy machine makes them.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const pools = [pool(), readPool(), pagePool(), staffPool()]
    const answers = pools.flatMap((one) => Array.from({ length: 12 }, () => one.query('SELECT pg_sleep(0.05)')))
    await expect(Promise.all(answers)).resolves.toHaveLength(48)
    const { rows } = await database.pool.query<{ count: number }>(
      'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    // One more for the liveness probe of a slow read.
    vi.useRealTimers()
    expect(rows[0]?.count).toBeLessThanOrEqual(3 + 3 + 2 + 2 + 1)
    await Promise.all([closePool(), closeReadPools()])
  })

  it('The start says how many processes fit into the connections of the database', () => {
    const logged = vi.spyOn(log, 'info').mockReturnValue()
    vi.spyOn(log, 'warn').mockReturnValue()
    changeEnv({ DATABASE_CONNECTIONS: '35' })
    compareConnections({ available: 97, used: 5 })
    expect(logged).toHaveBeenCalledWith({ needed: 35, available: 97, used: 5, processes: 2 }, expect.any(String))
  })

  it('A process whose account has too few connections does not start, and the error says what to change', async () => {
    const account = `few_${process.pid}`
    await using(`CREATE ROLE ${account} LOGIN PASSWORD 'few' CONNECTION LIMIT 40`, `DROP ROLE ${account}`, async () => {
      const url = new URL(database.url)
      Object.assign(url, { username: account, password: 'few' })
      const few = createPool(url.href, 1)
      const room = await readConnectionRoom(few)
      await few.end()
      expect(() => compareConnections(room)).toThrow(DatabaseConnectionsError)
      expect(() => compareConnections(room)).toThrow(/40개예요.*DATABASE_CONNECTIONS를 줄이거나/s)
      changeEnv({ DATABASE_CONNECTIONS: '40' })
      expect(() => compareConnections(room)).not.toThrow()
    })
  })

  /** Statements of the superuser around a test. */
  async function using(before: string, after: string, work: () => Promise<void>): Promise<void> {
    const superuser = createPool(inject('superuserUrl'), 1)
    await superuser.query(before)
    try {
      await work()
    } finally {
      await superuser.query(after)
      await superuser.end()
    }
  }

  it('An address that leads straight to PostgreSQL is accepted', async () => {
    await expect(assertDirectConnection(database.url)).resolves.toBeUndefined()
  })
})

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

describe.skipIf(!hasPgBouncer)('An address of PgBouncer (needs pgbouncer)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-pgbouncer-'))
  let database: TestDatabase
  const running: ChildProcess[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    chmodSync(folder, 0o777)
  })
  afterAll(async () => {
    for (const one of running) {
      one.kill('SIGKILL')
      await once(one, 'exit')
    }
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  async function startPgBouncer(settings: string): Promise<string> {
    const port = await ownPort()
    const { hostname, port: behind, username, password, pathname } = new URL(database.url)
    const file = join(folder, `${port}.ini`)
    writeFileSync(
      file,
      `[databases]\n* = host=${hostname} port=${behind} user=${username} password=${decodeURIComponent(password)}\n` +
        `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\n` +
        `unix_socket_dir =\n${settings}\n`,
    )
    const asRoot = process.getuid?.() === 0
    const args = [...(asRoot ? ['-u', 'nobody'] : []), file]
    const started = spawn('pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    running.push(started)
    let said = ''
    await new Promise<void>((ready, failed) => {
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('process up')) ready()
      })
      started.once('exit', () => failed(new Error(said)))
    })
    return `postgres://${username}@127.0.0.1:${port}${pathname}`
  }

  it.each([
    ['refuses settings', 'pool_mode = session'],
    ['drops settings', 'pool_mode = session\nignore_startup_parameters = options'],
    ['shares connections', 'pool_mode = transaction\nignore_startup_parameters = options'],
  ])('A pooler that %s is refused at the start with what to do', async (_, settings) => {
    const url = await startPgBouncer(settings)
    await expect(assertDirectConnection(url)).rejects.toThrow(DatabaseConnectionsError)
    await expect(assertDirectConnection(url)).rejects.toThrow(/풀러를 거치지 않는 주소를 적어 주세요/)
  })
})
