import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { JobKind } from '@/domain/job'
import { JobFailure, type JobHandler } from '@/jobs/jobContext'
import { type RunningWorker, startWorker } from '@/jobs/startWorker'
import { transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { lockStatsExclusive } from '@/server/rankings/lock'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { cancelJob, enqueueJob, readJob } from '@/server/jobs'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { startDatabaseProxy } from '../setup/databaseProxy'
import { seedDirectory } from '../setup/directory'
import { addRow } from '../setup/rows'
import { addPerson } from '../setup/staff'

let test: TestDatabase
let worker: RunningWorker | undefined
let staff: number

beforeAll(async () => {
  test = await createTestDatabase()
  staff = await addPerson(test.pool, 'admin@bapsang.example', 'admin')
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => test.drop())

async function start(handlers: Partial<Record<JobKind, JobHandler>>, databaseUrl = test.url): Promise<void> {
  worker = await startWorker({ databaseUrl, kakao: null, handlers })
}

async function finished(id: number) {
  for (;;) {
    const job = await readJob(test.pool, id)
    if (job && ['completed', 'failed', 'cancelled'].includes(job.status)) return job
    await setTimeout(20)
  }
}

const enqueue = (kind: JobKind, payload = {}) => enqueueJob(test.pool, { kind, payload, createdBy: staff })

it('A job reports its progress and keeps its result and its author', async () => {
  let seen: unknown = null
  await start({
    import_upload: async ({ job, progress }) => {
      progress({ phase: 'read', done: 5, total: 10 })
      while (!seen) {
        await setTimeout(50)
        const { progress: stored } = (await readJob(test.pool, job.id)) ?? {}
        if (stored?.done) seen = stored
      }
      return { rows: job.payload.rows }
    },
  })
  const job = await finished(await enqueue('import_upload', { rows: 3 }))
  expect(seen).toEqual({ phase: 'read', done: 5, total: 10 })
  expect(job).toMatchObject({ status: 'completed', result: { rows: 3 }, attempts: 1, error: null })
  expect(job.createdBy).not.toBeNull()
})

it('Jobs go on after the database was away at the moment a job ended', async () => {
  const proxy = await startDatabaseProxy(test.url)
  let tries = 0
  const handler: JobHandler = () => {
    tries++
    if (tries === 1) proxy.cut()
    return Promise.resolve({})
  }
  const errors = vi.spyOn(log, 'error')
  await start({ import_upload: handler }, proxy.url)
  const id = await enqueue('import_upload')
  await expect.poll(() => JSON.stringify(errors.mock.calls)).toContain('Failed to release job')
  proxy.thaw()
  expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 2 })
  expect(await finished(await enqueue('import_upload'))).toMatchObject({ status: 'completed', attempts: 1 })
  errors.mockRestore()
  await worker?.stop()
  worker = undefined
  await proxy.close()
})

it('A rating that had to wait for an import is recomputed as soon as the import ends', async () => {
  await start({})
  const importing = await test.pool.connect()
  await importing.query('BEGIN')
  await lockStatsExclusive(importing)
  await transaction(test.pool, (sql) => refreshRatings(sql, [1]))
  const waiting = () => test.pool.query('SELECT FROM stale_ratings').then(({ rowCount }) => rowCount)
  expect(await waiting()).toBe(1)
  await importing.query('COMMIT')
  importing.release()
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
})

it('Statistics are counted again as soon as an import is committed', async () => {
  const places = await seedDirectory(test.pool, [{ name: '새집', code: '11110', address: '서울특별시 종로구 종로 1' }])
  await start({})
  const counted = async () =>
    (
      await test.pool.query<{ visits: number }>(`SELECT (figures->'totals'->>'visits')::int AS visits
      FROM statistics_figures`)
    ).rows[0]?.visits
  await expect.poll(counted, { timeout: 30_000 }).toBe(0)
  await transaction(test.pool, async (sql) => {
    await addRow(sql, 'import_batches', {})
    const restaurant_id = places.get('새집') ?? 0
    await addRow(sql, 'visits', { restaurant_id, agency_id: 1, amount: 9000, headcount: 1, spent_at: '2025-02-01' })
    await refreshAll(sql)
  })
  await expect.poll(counted, { timeout: 30_000 }).toBe(1)
})

it('A job requested in a transaction that rolls back never runs', async () => {
  const client = await test.pool.connect()
  await client.query('BEGIN')
  const id = await enqueueJob(client, { kind: 'import_upload', payload: {}, createdBy: staff })
  await client.query('ROLLBACK')
  client.release()
  expect(await readJob(test.pool, id)).toBeNull()
  const { rows } = await test.pool.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [`job:${id}`])
  expect(rows).toHaveLength(0)
})

it('Imports run one at a time while an uploaded file can be read in parallel', async () => {
  let running = 0
  let most = 0
  let read: () => void = () => undefined
  const wasRead = new Promise<void>((done) => (read = done))
  await start({
    import_upload: async ({ signal }) => {
      most = Math.max(most, (running += 1))
      // No import ends before the file is read.
      await wasRead
      await setTimeout(100, undefined, { signal })
      running -= 1
      return {}
    },
    read_upload: () => {
      read()
      return Promise.resolve({})
    },
  })
  const ids = [await enqueue('import_upload'), await enqueue('import_upload'), await enqueue('read_upload')]
  await Promise.all(ids.map(finished))
  expect(most).toBe(1)
})

it('A job that is cancelled while it runs is aborted and cannot be cancelled again', async () => {
  let aborted = false
  let begun: (() => void) | undefined
  const started = new Promise<void>((resolve) => (begun = resolve))
  await start({
    import_upload: async ({ signal }) => {
      begun?.()
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))).finally(
        () => (aborted = true),
      )
    },
  })
  const id = await enqueue('import_upload')
  await started
  expect(await cancelJob(test.pool, { id, by: staff })).toMatchObject({ ok: true })
  expect(await finished(id)).toMatchObject({ status: 'cancelled', cancelRequested: true })
  expect(aborted).toBe(true)
  expect(await cancelJob(test.pool, { id, by: staff })).toMatchObject({ violation: { code: 'job-finished' } })
})

it('A job that is cancelled while it waits never starts', async () => {
  const id = await enqueue('import_upload')
  await cancelJob(test.pool, { id, by: staff })
  let ran = false
  await start({ import_upload: () => Promise.resolve({ ran: (ran = true) }), read_upload: () => Promise.resolve({}) })
  await finished(await enqueue('read_upload'))
  expect(ran).toBe(false)
  expect(await readJob(test.pool, id)).toMatchObject({ status: 'cancelled', attempts: 0 })
})

it('A job fails at once with a permanent error’s code, and is retried after any other error', async () => {
  let tries = 0
  await start({
    import_upload: () => Promise.reject(new JobFailure('no_header', { row: 1 })),
    read_upload: () => (++tries === 1 ? Promise.reject(new Error('a connection broke')) : Promise.resolve({ tries })),
  })
  const [failing, flaky] = [await enqueue('import_upload'), await enqueue('read_upload')]
  expect(await finished(failing)).toMatchObject({ status: 'failed', error: { code: 'no_header', params: { row: 1 } } })
  expect(await finished(flaky)).toMatchObject({ status: 'completed', attempts: 2, result: { tries: 2 }, error: null })
})

it('A worker that shuts down returns its job to the queue, and the next worker completes it', async () => {
  let begun: (() => void) | undefined
  const started = new Promise<void>((resolve) => (begun = resolve))
  await start({
    import_upload: async ({ signal }) => {
      begun?.()
      await setTimeout(60_000, undefined, { signal })
    },
  })
  const id = await enqueue('import_upload')
  await started
  await worker?.stop()
  expect(await readJob(test.pool, id)).toMatchObject({ status: 'pending' })
  await start({ import_upload: () => Promise.resolve({ done: true }) })
  expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 2 })
})
