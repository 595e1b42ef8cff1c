import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import { bundled } from '../../setup/commands'
import { type BlankDatabase, createBlankDatabase } from '../setup/blankDatabase'
import { ownFolder } from './runScript'

const FILE = 'demo/2026-07_업무추진비_체험용.csv'

describe('Import command on an empty external database', () => {
  let database: BlankDatabase
  beforeAll(async () => {
    database = await createBlankDatabase()
  })
  afterAll(() => database.drop())

  it('The import command creates the schema of an empty database, imports the file and exits', async () => {
    const command = spawn(process.execPath, [bundled('scripts/import.ts'), FILE], {
      env: {
        ...process.env,
        ...ownFolder(database.url),
        DATABASE_URL: database.url,
        PAYLOAD_SECRET: 'only-for-these-tests-0123456789',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    const [code] = (await once(command, 'close')) as [number]
    expect([code, said]).toEqual([0, expect.stringContaining('만든 방문')])
    const pool = createPool(database.url, 1)
    expect(
      (await pool.query<{ visits: number }>('SELECT count(*) AS visits FROM visits')).rows[0]?.visits,
    ).toBeGreaterThan(0)
    await pool.end()
  })
})
