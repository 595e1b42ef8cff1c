import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoStore } from '@/infra/photos/photoStore'
import { runScheduledJobs } from '@/jobs/schedule/runScheduledJobs'
import { createTestDatabase, type TestDatabase } from '../setup/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('A scheduled job that fails is reported and does not stop the other jobs', async () => {
  await database.pool.query(
    `INSERT INTO rate_limits (key, hits) VALUES ('of long ago', ARRAY[now() - interval '3 days'])`,
  )
  await database.pool.query(
    `INSERT INTO provider_unlink_outbox (issuer, subject, queued_at)
      VALUES ('https://identity.example', 'given up', now() - interval '40 days')`,
  )
  await database.pool.query(
    `INSERT INTO review_photos (name, width, height, created_at)
      VALUES ('of-nobody-any-more-1', 1, 1, now() - interval '9 days')`,
  )
  const broken = { ...photoStore(), remove: () => Promise.reject(new Error('the disk is gone')) }
  const failed = await runScheduledJobs(database.pool, { photos: broken }).catch((error: unknown) => error)
  expect((failed as AggregateError).errors.map(String)).toEqual(['Error: the disk is gone'])
  const { rows } = await database.pool.query(`SELECT (SELECT count(*) FROM rate_limits) AS hits, (SELECT count(*)
      FROM provider_unlink_outbox) AS unlinks,
    (SELECT count(*) FROM review_photos) AS photos,
    (SELECT count(*) FROM scheduled_jobs) AS daily`)
  expect(rows).toEqual([{ hits: 0, unlinks: 0, photos: 1, daily: 5 }])
})
