import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/infra/log'
import { photoStore } from '@/infra/photoStore'
import { type RunningWorker, startWorker } from '@/jobs/startWorker'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, hoursAgo } from '../setup/rows'

let database: TestDatabase
let workers: RunningWorker[] = []
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await stopAll()
  await database.drop()
})

const SLOWLY = { timeout: 60_000, interval: 100 }

async function start(photos = photoStore()): Promise<void> {
  workers.push(await startWorker({ databaseUrl: database.url, kakao: null, photos }))
}

async function stopAll(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
}

async function countOf(from: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`)
  return rows[0]?.count
}

it('A scheduled task that fails is logged and retried, and does not stop the other tasks', async () => {
  await addRow(database.pool, 'rate_limits', { key: 'of long ago', hits: [hoursAgo(3 * 24)] })
  await addRow(database.pool, 'provider_unlink_outbox', {
    issuer: 'https://identity.example',
    subject: 'given up',
    queued_at: hoursAgo(40 * 24),
  })
  await addRow(database.pool, 'review_photos', { name: 'of-nobody-any-more-1', created_at: hoursAgo(9 * 24) })
  const errors = vi.spyOn(log, 'error').mockReturnValue()
  let isBroken = true
  await start({
    ...photoStore(),
    remove: () => (isBroken ? Promise.reject(new Error('the disk is gone')) : Promise.resolve()),
  })
  await expect.poll(() => JSON.stringify(errors.mock.calls), SLOWLY).toMatch(/delete_orphaned_photos.+disk is gone/)
  await expect.poll(() => countOf('rate_limits'), SLOWLY).toBe(0)
  await expect.poll(() => countOf('provider_unlink_outbox'), SLOWLY).toBe(0)
  expect(await countOf('review_photos')).toBe(1)
  isBroken = false
  await expect.poll(() => countOf('review_photos'), SLOWLY).toBe(0)
  errors.mockRestore()
})

it('A daily task that was missed while no worker ran is made up for once, by one of several workers', async () => {
  const letter = { kind: 'other' as const, subject: '제목', body: '본문은 여기에 있어요.', email: 'a@people.example' }
  await addRow(database.pool, 'tickets', { ...letter, status: 'closed', settled_at: hoursAgo(2 * 365 * 24) })
  await start()
  await stopAll()
  await database.pool.query(`
    UPDATE graphile_worker._private_known_crontabs SET known_since = now() - interval '3 days';
    CREATE SEQUENCE times_added;
    CREATE FUNCTION count_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      IF NEW.key = 'erase_ticket_emails' THEN PERFORM nextval('times_added'); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER count_added AFTER INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION count_added()`)
  await Promise.all([start(), start()])
  await expect.poll(() => countOf('tickets WHERE email IS NULL'), SLOWLY).toBe(1)
  const { rows } = await database.pool.query('SELECT last_value::int AS added FROM times_added')
  expect(rows).toEqual([{ added: 1 }])
})

it('The statistics of a first start count the problems that the same start finds', async () => {
  await addRow(database.pool, 'restaurants', { title: '가온밥상', name: '가온밥상' })
  await start()
  const found = `statistics_figures, jsonb_array_elements(figures->'quality') AS found
    WHERE found->>'type' = 'no_point'`
  await expect.poll(() => countOf('statistics_figures'), SLOWLY).toBe(1)
  expect(await countOf(found)).toBe(1)
})
