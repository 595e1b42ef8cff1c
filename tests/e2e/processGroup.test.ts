import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestBackup } from '@/server/backups/requestBackupJob'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { addPerson } from '../int/setup/staff'
import { sendRaw } from './setup/rawClient'
import { type ProductionServer, startProductionServer } from './setup/startProductionServer'

/** Two servers and the process of the jobs. */
const MEMBERS = 3

describe('Server processes on one port', () => {
  let database: TestDatabase
  let server: ProductionServer
  let said = ''
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startProductionServer(database.url, { WEB_CONCURRENCY: '2' })
    server.process.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')))
  })
  afterAll(async () => {
    await server.end()
    await database.drop()
  })

  const members = (): number[] =>
    execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid = 0, parent]) => (parent === server.process.pid ? [pid] : []))

  async function healthChecks(): Promise<number[]> {
    const statuses: number[] = []
    while (statuses.length < 20) statuses.push((await sendRaw(server.site, 'GET /healthz')).status)
    return statuses
  }

  it('Jobs run in a process of their own', async () => {
    const by = await addPerson(database.pool, 'admin@bapsang.example', 'admin')
    const requested = await requestBackup(database.pool, { type: 'full', description: '', by })
    if (!requested.ok) throw new Error(requested.violation.code)
    const job = async () => {
      const { rows } = await database.pool.query<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [
        requested.value.job,
      ])
      return rows[0]?.status
    }
    await expect.poll(job).toBe('completed')
  })

  it('Each process that is killed is started again while the others answer', async () => {
    expect(members()).toHaveLength(MEMBERS)
    for (const [index, pid] of members().entries()) {
      process.kill(pid, 'SIGKILL')
      // Until the first process notices, it hands connections to the dead one.
      await expect.poll(() => said.split('a process died').length - 1).toBe(index + 1)
      await expect.poll(healthChecks).toEqual(Array(20).fill(200))
      await expect.poll(() => members().length).toBe(MEMBERS)
    }
    for (const path of ['/', '/api/v1/restaurants'])
      await expect.poll(async () => (await sendRaw(server.site, `GET ${path}`)).status).toBe(200)
  })

  it('No process outlives the first when that is killed', async () => {
    const left = members()
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    const isAlive = (pid: number): boolean => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    await expect.poll(() => left.filter(isAlive)).toEqual([])
  })
})
