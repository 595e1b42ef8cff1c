import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { type EmbeddedDatabase, startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { migrate } from '@/schema/migrate'
import { createUpload } from '@/server/uploads/createUpload'
import { requestImport } from '@/server/uploads/requestUploadJob'
import { FULL, scaled } from '../../setup/scale'
import { addPerson } from '../setup/staff'
import { jobProcesses } from './jobProcesses'

const ROUNDS = scaled(1, 10)
const ROWS = scaled(3_000, 200_000)
const MINUTES = 60_000
const TIME_MAX_MS = 2 * MINUTES + ROUNDS * (ROWS / 200_000) * 4 * MINUTES

const dataDir = temporaryDataDir('killed')
let database: EmbeddedDatabase
let pool: Pool
let staff: number

beforeAll(async () => {
  database = await startEmbedded({ dataDir })
  process.env.DATABASE_URL = database.url
  process.env.PAYLOAD_SECRET = 'a secret of this test alone, long enough'
  pool = createPool(database.ownerUrl)
  await assertHangulTrigrams(pool)
  await migrate(pool)
  staff = await addPerson(pool, 'admin@bapsang.example', 'admin')
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

function csvOf(month: string): Buffer {
  const lines = [`${month} 가온구청 총무과 업무추진비`, '사용일자,사용장소,사용목적,사용금액']
  for (let row = 0; row < ROWS; row++) {
    const day = String((row % 28) + 1).padStart(2, '0')
    lines.push(`${month}-${day},누리식당${row % 400}호점,간담회,${10_000 + row}`)
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}

/** Asks until the database answers again: it replays what a large import wrote since the last checkpoint. */
async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
  for (let tries = 0; ; tries++) {
    try {
      const { rows } = await pool.query<Row>(text, values)
      if (!rows[0]) throw new Error('no row')
      return rows[0]
    } catch (error) {
      if (tries >= 1_800) throw error
      await setTimeout(100)
    }
  }
}

async function finished(job: number): Promise<string> {
  for (;;) {
    const { status } = await ask<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [job])
    if (['completed', 'failed', 'cancelled'].includes(status)) return status
    await setTimeout(50)
  }
}

const jobOf = async (upload: number): Promise<number> =>
  (await ask<{ job: number }>('SELECT job_id AS job FROM uploads WHERE id = $1', [upload])).job

async function uploadOf(month: string): Promise<number> {
  const upload = await createUpload(pool, { kind: 'visits', fileName: `${month}.csv`, bytes: csvOf(month), by: staff })
  expect(await finished(await jobOf(upload))).toBe('completed')
  return upload
}

async function importOf(upload: number): Promise<number> {
  const asked = await requestImport(pool, { id: upload, by: staff }, 'import')
  if (!asked.ok) throw new Error(asked.violation.code)
  return asked.value.job
}

interface Counts {
  visits: number
  rows: number
  batches: number
}

const countsOf = (month: string): Promise<Counts> =>
  ask(
    `SELECT count(*)::int AS visits, count(DISTINCT row_hash)::int AS rows,
       count(DISTINCT import_batch_id)::int AS batches
     FROM visits WHERE to_char(spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') = $1`,
    [month],
  )

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
