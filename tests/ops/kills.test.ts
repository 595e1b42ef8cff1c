import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDataDir } from '@/infra/database/temporary'
import { takeOver } from '../e2e/setup/startProductionServer'
import { type FaultyDatabase, startFaultyDatabase } from '../faults/faultySite'
import { startWriters, type Writers } from '../faults/writers'
import { importer } from '../int/jobs/imports'
import { hasNginx } from '../int/setup/nginx'
import { addPerson } from '../int/setup/staff'
import { bundled } from '../setup/commands'
import { askOf, printFigures, type Readers, spread, startReaders } from './load'
import { type OpsSite, startSite } from './site'

const KILLS = 20
const ROWS = 300
const ROUND_MS = 60_000

describe.skipIf(!hasNginx)('Two servers behind nginx (needs nginx-light and openssl)', { shuffle: false }, () => {
  let database: FaultyDatabase
  let site: OpsSite
  let writers: Writers
  let readers: Readers
  let worker: ChildProcess | undefined
  const figures: object[] = []
  beforeAll(async () => {
    database = await startFaultyDatabase()
    site = await startSite(database.url, { DATABASE_OWNER_URL: database.ownerUrl })
    writers = await startWriters(
      database.pool,
      askOf(() => site.site),
    )
    readers = startReaders(() => site.site)
    await writers.untilBack()
  }, 1_200_000)
  afterAll(async () => {
    await readers?.finish()
    await killWorker()
    await site?.close()
    await database?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }, 120_000)

  /** The worker's own. */
  const dataDir = temporaryDataDir('worker')
  function startWorker(): void {
    worker = spawn(process.execPath, [bundled('scripts/worker.ts')], {
      stdio: 'ignore',
      env: {
        ...{ ...process.env, LOG_LEVEL: 'silent', DATA_DIR: dataDir },
        ...{ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
      },
    })
  }
  async function killWorker(): Promise<void> {
    if (!worker || worker.exitCode !== null) return
    const gone = once(worker, 'exit')
    worker.kill('SIGKILL')
    await gone
    worker = undefined
  }

  /** Kills some part again and again; notes how long no write was acknowledged. */
  async function drill(what: string, kill: (time: number) => Promise<(() => Promise<unknown>) | undefined>) {
    const [before, read] = [{ ...writers.counts }, { ...readers.counts }]
    const waits: number[] = []
    for (let time = 0; time < KILLS; time++) {
      await writers.untilBack()
      await setTimeout(Math.random() * 400)
      const { ms, result: repair } = await writers.longestGap(() => kill(time))
      waits.push(ms)
      await repair?.()
    }
    await writers.untilBack()
    const { median, longest } = spread(waits)
    figures.push({
      killed: what,
      times: KILLS,
      acknowledged: writers.counts.acknowledged - before.acknowledged,
      'without writes s, median': median,
      longest,
      reads: readers.counts.reads - read.reads,
      'reads failed': readers.counts.failed - read.failed,
    })
  }

  it(
    `Writes and reads go on after each of ${KILLS} kills of a server`,
    () =>
      drill('one of two servers', async (time) => {
        const server = site.servers[time % 2]
        await server?.kill()
        return () => server?.start() ?? Promise.resolve()
      }),
    KILLS * ROUND_MS,
  )

  it(
    `Writes and reads go on after each of ${KILLS} kills of PostgreSQL`,
    () =>
      drill('PostgreSQL', async () => {
        await database.kill()
        return undefined
      }),
    KILLS * ROUND_MS,
  )

  it(
    `Each of ${KILLS} imports whose worker is killed has all of its rows once`,
    async () => {
      const staff = await addPerson(database.pool, 'admin@bapsang.example', 'admin')
      const { uploadOf, importOf, finished, countsOf } = importer(database.pool, staff, ROWS)
      await takeOver(database.url, dataDir)
      startWorker()
      await drill('the worker, while it imports', async (time) => {
        const month = `${2020 + Math.floor(time / 12)}-${String((time % 12) + 1).padStart(2, '0')}`
        const job = await importOf(await uploadOf(month))
        await setTimeout(Math.random() * 500)
        await killWorker()
        expect([0, ROWS]).toContain((await countsOf(month)).visits)
        startWorker()
        return async () => {
          expect(await finished(job)).toBe('completed')
          expect(await countsOf(month)).toEqual({ visits: ROWS, rows: ROWS, batches: 1 })
        }
      })
    },
    KILLS * ROUND_MS,
  )

  it('No acknowledged write was lost or made twice', async () => {
    const wrong = await writers.finish()
    const { acknowledged, refused, unknown } = writers.counts
    printFigures('Two servers behind nginx, a worker, PostgreSQL', figures)
    console.log({ acknowledged, refused, unknown, wrong: wrong.length, failedReads: readers.failures })
    expect(wrong).toEqual([])
  })
})
