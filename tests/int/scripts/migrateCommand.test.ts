import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import { schemaState } from '@/schema/migrate'
import { bundled } from '../../setup/commands'
import { type BlankDatabase, createBlankDatabase } from '../setup/blankDatabase'
import { createTestDatabase, type TestDatabase } from '../setup/database'

/** What the command is at when it is killed: the tables of the queue, and those of the baseline. */
const KILLED_AT = ['%graphile_worker%', 'CREATE EXTENSION%']
const TABLES = `SELECT table_name, column_name, data_type FROM information_schema.columns
  WHERE table_schema = 'public' ORDER BY 1, 2`

describe('Migrate command', () => {
  let test: TestDatabase
  let database: BlankDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
    database = await createBlankDatabase()
  })
  afterAll(async () => {
    await database.drop()
    await test.drop()
  })

  const start = (): ChildProcess =>
    spawn(process.execPath, [bundled('scripts/migrate.ts')], {
      env: { ...process.env, DATABASE_URL: database.url, PAYLOAD_SECRET: 'only-for-these-tests-0123456789' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const run = async (): Promise<[number, string]> => {
    const command = start()
    let said = ''
    for (const stream of [command.stdout, command.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    const [code] = (await once(command, 'close')) as [number]
    return [code, said]
  }

  it('The migrate command finishes what a killed run began, and then finds nothing to do', async () => {
    const pool = createPool(database.url, 1)
    const isAt = async (statement: string) =>
      (
        await test.pool.query('SELECT FROM pg_stat_activity WHERE datname = $1 AND query LIKE $2', [
          new URL(database.url).pathname.slice(1),
          statement,
        ])
      ).rowCount
    for (const statement of KILLED_AT) {
      const command = start()
      const ended = once(command, 'close')
      await expect.poll(() => isAt(statement), { timeout: 90_000, interval: 5 }).not.toBe(0)
      command.kill('SIGKILL')
      await ended
      expect(await schemaState(pool)).toBe('none')
    }
    expect(await run()).toEqual([0, expect.stringContaining('구조를 이 버전에 맞췄어요')])
    expect(await run()).toEqual([0, expect.stringContaining('바꾼 것이 없어요')])
    expect(await schemaState(pool)).toBe('current')
    expect((await pool.query(TABLES)).rows).toEqual((await test.pool.query(TABLES)).rows)
    await pool.end()
  })
})
