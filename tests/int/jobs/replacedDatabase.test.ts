import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseNameOf, renameDatabases } from '@/infra/backup/database/maintenance'
import { log } from '@/infra/log'
import { type RunningWorker, startWorker } from '@/jobs/startWorker'
import { enqueueJob, readJob } from '@/server/jobs'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let live: TestDatabase
let other: TestDatabase
let worker: RunningWorker
beforeAll(async () => {
  ;[live, other] = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  await worker.stop()
  await live.drop()
  await other.drop()
})

it('A worker takes jobs of both kinds from a database that took the place of its own', async () => {
  const warned = vi.spyOn(log, 'warn')
  const done: string[] = []
  const handled = (kind: string) => () => Promise.resolve({ done: done.push(kind) })
  worker = await startWorker({
    databaseUrl: live.url,
    kakao: null,
    handlers: { read_upload: handled('read_upload'), import_upload: handled('import_upload') },
  })
  const [name, otherName] = [databaseNameOf(live.url), databaseNameOf(other.url)]
  // There, what is asked for first has the number that another task had here.
  for (const kind of ['import_upload', 'read_upload'] as const)
    await other.pool.query('SELECT graphile_worker.add_job($1, $2, run_at => $3)', [kind, '{"job": 0}', 'infinity'])
  await renameDatabases(live.ownerUrl, [
    [name, `${name}_old`],
    [otherName, name],
    [`${name}_old`, otherName],
  ])
  // Each at least once: one that was busy starts again twice.
  const startedAgain = () =>
    warned.mock.calls.flatMap(([fields, message]) =>
      String(message).includes('is started again') ? [(fields as { worker: string }).worker] : [],
    )
  await expect.poll(() => new Set(startedAgain()).size).toBe(3)
  warned.mockRestore()
  for (const kind of ['read_upload', 'import_upload'] as const) {
    const id = await enqueueJob(live.pool, { kind, payload: {}, createdBy: null })
    await expect.poll(async () => (await readJob(live.pool, id))?.status).toBe('completed')
  }
  expect(done).toEqual(['read_upload', 'import_upload'])
})
