import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '@/infra/database/connection'
import { listen } from '@/infra/database/listener'
import { closePool, createPool, pool, type Queryable, closeWritePool, writePool } from '@/infra/database/pool'
import { closeReadPools, healthPool, pagePool, readPool, staffPool } from '@/infra/database/readPool'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { FULL } from '../../setup/scale'
import { createTestPayload, type TestPayload } from '../setup/payload'

describe('Connections to PostgreSQL', () => {
  let test: TestPayload
  beforeAll(async () => {
    test = await createTestPayload()
    process.env.DATABASE_URL = test.url
  })
  afterAll(async () => {
    await Promise.all([closePool(), closeReadPools(), closeWritePool()])
    await test.drop()
  })

  /** Both ends' questions, as the server and the sockets of this side have them. */
  async function expectQuestions(of: Queryable): Promise<void> {
    const { rows } = await of.query(
      `SELECT current_setting('tcp_keepalives_idle') AS idle, current_setting('tcp_keepalives_interval') AS interval,
         current_setting('tcp_keepalives_count') AS count, current_setting('tcp_user_timeout') AS silence`,
    )
    expect(rows).toEqual([{ idle: '10', interval: '5', count: '3', silence: '25000' }])
  }

  it.each([
    ['commands and jobs', pool],
    ['public reads', readPool],
    ['pages', pagePool],
    ['the back office', staffPool],
    ['health checks', healthPool],
    ['writes', writePool],
  ])('Both ends of a connection for %s notice within half a minute that the other vanished', async (_whose, of) => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive')
    await expectQuestions(of())
    expect(asked.mock.calls).toContainEqual([true, 10_000])
    asked.mockRestore()
  })

  it('Servers notice within half a minute that Payload, a listener or a backup vanished', async () => {
    await expectQuestions((test.payload.db as unknown as { pool: Queryable }).pool)
    const listener = listen(test.url, 'vanished', { onNotification: () => undefined, onConnect: () => undefined })
    await expect.poll(() => listener.isConnected).toBe(true)
    await expectQuestions(listener)
    await listener.close()
    const client = createClient(test.url)
    await client.connect()
    await expectQuestions(client)
    await client.end()
  })
})

/** Another machine, as far as the network goes: needs root and Debian's `iproute2`. */
const run = (command: string): boolean => {
  const [program = '', ...args] = command.split(' ')
  return spawnSync(program, args).status === 0
}
const id = randomInt(0xffff).toString(16)
const [machine, near, far] = [`gonggong-${id}`, `gb-${id}a`, `gb-${id}b`]
const subnet = `10.231.${randomInt(256)}`
const hasMachine = FULL && run(`ip netns add ${machine}`)

const HOLDER = `
  import { createPool } from './src/infra/database/pool.ts'
  const client = await createPool(process.env.DATABASE_URL).connect()
  await client.query('SELECT pg_advisory_lock(1)')
  console.log('held')
  setInterval(() => undefined, 1000)`

describe.skipIf(!hasMachine)('A machine that vanishes (in the full run, as root and with iproute2)', () => {
  let end: (() => Promise<void>) | undefined
  let holder: ChildProcess | undefined
  const dataDir = temporaryDataDir('hba')
  afterAll(async () => {
    holder?.kill('SIGKILL')
    run(`ip netns del ${machine}`)
    run(`ip link del ${near}`)
    await end?.()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('The locks of a worker on a machine that vanished are free again within half a minute', async () => {
    for (const command of [
      `ip link add ${near} type veth peer name ${far} netns ${machine}`,
      `ip addr add ${subnet}.1/24 dev ${near}`,
      `ip link set ${near} up`,
      `ip -n ${machine} addr add ${subnet}.2/24 dev ${far}`,
      `ip -n ${machine} link set ${far} up`,
    ])
      expect([command, run(command)]).toEqual([command, true])
    const hba = join(dataDir, 'pg_hba.conf')
    writeFileSync(hba, 'host all all all scram-sha-256\n')
    const server = await startTemporary('vanished', ['fsync=off', `listen_addresses='*'`, `hba_file=${hba}`])
    end = server.stop
    const url = new URL(server.url)
    url.hostname = `${subnet}.1`
    holder = spawn(
      'ip',
      ['netns', 'exec', machine, process.execPath, '--import', 'tsx', '--input-type=module', '--eval', HOLDER],
      { env: { ...process.env, DATABASE_URL: url.href }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(holder.stdout!, 'data')
    // Nothing reaches it and nothing comes from it any more, not even the end of its connection.
    expect(run(`ip -n ${machine} addr del ${subnet}.2/24 dev ${far}`)).toBe(true)
    const waiting = createPool(server.url, 1)
    const started = performance.now()
    await waiting.query(`SET lock_timeout = '60s'`)
    await waiting.query('SELECT pg_advisory_lock(1)')
    expect(performance.now() - started).toBeLessThan(40_000)
    await waiting.end()
  })
})
