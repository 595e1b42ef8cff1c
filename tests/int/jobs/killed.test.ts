import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { type EmbeddedDatabase, startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { migrate } from '@/schema/migrate'
import { FULL, scaled } from '../../setup/scale'
import { addPerson } from '../setup/staff'
import { importer } from './imports'
import { jobProcesses } from './jobProcesses'

const ROUNDS = scaled(1, 10)
const ROWS = scaled(3_000, 200_000)
const MINUTES = 60_000
const TIME_MAX_MS = 2 * MINUTES + ROUNDS * (ROWS / 200_000) * 4 * MINUTES

const dataDir = temporaryDataDir('killed')
let database: EmbeddedDatabase
let pool: Pool
let imports: ReturnType<typeof importer>

beforeAll(async () => {
  database = await startEmbedded({ dataDir })
  process.env.DATABASE_URL = database.url
  process.env.PAYLOAD_SECRET = 'a secret of this test alone, long enough'
  pool = createPool(database.ownerUrl)
  await assertHangulTrigrams(pool)
  await migrate(pool)
  imports = importer(pool, await addPerson(pool, 'admin@bapsang.example', 'admin'), ROWS)
}, TIME_MAX_MS)
afterAll(async () => {
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const { start, kill, isStarted } = jobProcesses(() => ({ DATABASE_URL: database.url }))

/** A backend that dies takes every connection with it, and the server goes through its recovery. */
async function killDatabase(): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const pid = rows[0]?.pid
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

const VICTIMS = [
  { what: 'the server with its worker', months: '2023', start: () => start('thread'), strike: kill },
  { what: 'a worker', months: '2024', start: () => start('worker'), strike: kill },
  { what: 'PostgreSQL', months: '2022', start: () => start('worker'), strike: killDatabase },
]

describe.each(FULL ? VICTIMS : VICTIMS.slice(0, 1))(
  'Imports while $what is killed',
  ({ months, start: begin, strike }) => {
    it(
      'Kills at random moments leave all rows or none, and a repeat adds nothing',
      async () => {
        const { uploadOf, importOf, countsOf, finished } = imports
        let lengthMs = 1_500
        for (let round = 1; round <= ROUNDS; round++) {
          const month = `${months}-${String(round).padStart(2, '0')}`
          begin()
          const upload = await uploadOf(month)
          const job = await importOf(upload)
          const moment = Math.random() * lengthMs
          await setTimeout(moment)
          await strike()
          const struck = await countsOf(month)
          expect([0, ROWS], `${month}, killed after ${Math.round(moment)} ms`).toContain(struck.visits)
          if (!isStarted()) begin()
          const since = performance.now()
          expect(await finished(job), `${month}, killed after ${Math.round(moment)} ms`).toBe('completed')
          lengthMs = Math.max(lengthMs, (performance.now() - since) * 0.8)
          expect(await countsOf(month)).toEqual({ visits: ROWS, rows: ROWS, batches: 1 })

          const again = await uploadOf(month)
          expect(await finished(await importOf(again))).toBe('completed')
          expect(await countsOf(month)).toEqual({ visits: ROWS, rows: ROWS, batches: 1 })
          await kill()
        }
      },
      TIME_MAX_MS,
    )
  },
)
