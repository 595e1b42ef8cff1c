import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoStore } from '@/infra/photos/photoStore'
import { runScheduledJobs } from '@/jobs/schedule/runScheduledJobs'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, hoursAgo } from '../setup/rows'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('A scheduled job that fails is reported and does not stop the other jobs', async () => {
  await addRow(database.pool, 'rate_limits', { key: 'of long ago', hits: [hoursAgo(3 * 24)] })
  const unlink = { issuer: 'https://identity.example', subject: 'given up', queued_at: hoursAgo(40 * 24) }
  await addRow(database.pool, 'provider_unlink_outbox', unlink)
  await addRow(database.pool, 'review_photos', { name: 'of-nobody-any-more-1', created_at: hoursAgo(9 * 24) })
  const broken = { ...photoStore(), remove: () => Promise.reject(new Error('the disk is gone')) }
  const failed = await runScheduledJobs(database.pool, { photos: broken }).catch((error: unknown) => error)
  expect((failed as AggregateError).errors.map(String)).toEqual(['Error: the disk is gone'])
  const { rows } = await database.pool.query(`SELECT (SELECT count(*) FROM rate_limits) AS hits, (SELECT count(*)
      FROM provider_unlink_outbox) AS unlinks,
    (SELECT count(*) FROM review_photos) AS photos,
    (SELECT count(*) FROM scheduled_jobs) AS daily`)
  expect(rows).toEqual([{ hits: 0, unlinks: 0, photos: 1, daily: 6 }])
})
