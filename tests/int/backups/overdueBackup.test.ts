import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { JOB_DAYS } from '@/domain/job'
import { reportOverdueBackup } from '@/server/backups/keepBackups'
import { deleteOldJobs } from '@/server/jobs'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow, hoursAgo } from '../setup/rows'

/** Five in the morning in Korea; a backup was due an hour and a half before. */
const NOW = new Date('2026-11-28T20:00:00Z')
const before = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000)

let database: TestDatabase
let sent: { to: unknown; subject: unknown; text: unknown }[]
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  sent = []
  await database.pool.query('DELETE FROM backups; DELETE FROM jobs; UPDATE backup_settings SET is_scheduled = true')
})
afterAll(() => database.drop())

const report = (): Promise<boolean> =>
  reportOverdueBackup(
    database.pool,
    {
      sendEmail: ({ to, subject, text }) => {
        sent.push({ to, subject, text })
        return Promise.resolve()
      },
    },
    { to: 'operator@bapsang.example', now: NOW },
  )

const addBackup = (name: string, hours: number) => addRow(database.pool, 'backups', { name, created_at: before(hours) })

it('The operator gets the reason why the backup of the night failed, and the age of the newest one', async () => {
  await addBackup('full-1', 26)
  await addRow(database.pool, 'jobs', {
    kind: 'backup',
    status: 'failed',
    error: { code: 'storage-refused', params: { request: 'PUT x', answer: '403 AccessDenied' } },
    finished_at: before(1),
  })
  expect(await report()).toBe(true)
  expect(sent).toMatchObject([{ to: 'operator@bapsang.example', subject: '공공밥상의 백업이 끝나지 않았어요' }])
  expect(sent[0]?.text).toMatch(/마지막 실패: 백업 저장소가 요청을 받지 않았어요\(PUT x: 403 AccessDenied\)/)
  expect(sent[0]?.text).toMatch(/2026년 11월 29일 0?3:30에 시작할.+2026년 11월 28일 0?3:00에 만든 것이에요/s)
})

it('The operator gets a message when no backup was made at all', async () => {
  expect(await report()).toBe(true)
  expect(sent[0]?.text).toMatch(/작업 실행기가 켜져 있는지.+아직 하나도 없어요/s)
})

it('No message is sent while the backup runs, after it was made, or where none is scheduled', async () => {
  await addRow(database.pool, 'jobs', { kind: 'backup', status: 'processing' })
  expect(await report()).toBe(false)
  await database.pool.query('DELETE FROM jobs')
  await addBackup('full-2', 1)
  expect(await report()).toBe(false)
  await database.pool.query('DELETE FROM backups; UPDATE backup_settings SET is_scheduled = false')
  expect(await report()).toBe(false)
  expect(sent).toEqual([])
})

it('Jobs that ended long ago are deleted, but not one that an uploaded file shows or that waits', async () => {
  const long = hoursAgo((JOB_DAYS + 1) * 24)
  const ended = { kind: 'import_upload', status: 'completed', created_at: long, finished_at: long }
  await addRow(database.pool, 'jobs', ended)
  const shown = await addRow(database.pool, 'jobs', ended)
  const waiting = await addRow(database.pool, 'jobs', { kind: 'backup', created_at: long })
  const fresh = await addRow(database.pool, 'jobs', { ...ended, finished_at: hoursAgo(24) })
  await addRow(database.pool, 'uploads', { job_id: shown })
  expect(await deleteOldJobs(database.pool)).toBe(1)
  const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM jobs ORDER BY id')
  expect(rows.map(({ id }) => id)).toEqual([shown, waiting, fresh])
})
