import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from '../setup/database'

const FILE = 'demo/2026-07_업무추진비_체험용.csv'

describe('An import into a database that is empty, and not our own', () => {
  let test: TestDatabase
  let url: string
  const name = `blank_${Math.random().toString(36).slice(2)}`
  beforeAll(async () => {
    test = await createTestDatabase()
    await test.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    const address = new URL(test.url)
    address.pathname = `/${name}`
    url = address.href
  })
  afterAll(async () => {
    await test.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await test.drop()
  })

  it('makes the schema, takes the file in, and ends', async () => {
    const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.ts', FILE], {
      env: { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'only-for-these-tests-0123456789' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    const [code] = (await once(command, 'close')) as [number]
    expect([code, said]).toEqual([0, expect.stringContaining('만든 방문')])
    const pool = createPool(url, 1)
    expect(
      (await pool.query<{ visits: number }>('SELECT count(*) AS visits FROM visits')).rows[0]?.visits,
    ).toBeGreaterThan(0)
    await pool.end()
  }, 180_000)
})
