import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffDashboard } from '@/contract/dashboard'
import { countRecords } from '@/server/backOffice/readRecords'
import { jobList } from '@/server/backOffice/lists/jobs'
import { closeReadPools } from '@/infra/database/readPool'
import { addComment, addPost, addReport } from '../../setup/community'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { emptyTables } from '../../setup/emptyTables'
import { addPerson } from '../../setup/staff'
import { addEach, addRow, addRows, hoursAgo } from '../../setup/rows'
import { staffHarness } from './staffHarness'

const { test, browser, signedIn } = staffHarness()
afterAll(() => closeReadPools())

type Browser = ReturnType<typeof browser>

async function get<T>(who: Browser, path: string): Promise<{ status: number; body: T }> {
  const response = await who.send(path)
  return { status: response.status, body: (await response.json()) as T }
}

async function staff(role: 'moderator' | 'editor'): Promise<Browser> {
  const email = `${role}${Math.random().toString(36).slice(2)}@example.com`
  await addPerson(test().pool, email, role)
  const one = browser()
  await one.signIn(email)
  return one
}

/** Figures of the dashboard count whole tables. */
const COUNTED = ['agencies', 'jobs', 'posts', 'reports', 'restaurants', 'tickets', 'uploads']

describe('Back office dashboard', () => {
  beforeEach(() => emptyTables(test().pool, COUNTED, { restart: true }))

  it('The dashboard counts all records and those of the last 30 days', async () => {
    await addRows(test().pool, 'restaurants', [{ title: '가' }, { title: '나', is_active: false }])
    await addRows(test().pool, 'posts', [{ created_at: hoursAgo(31 * 24) }, {}])
    const { status, body } = await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard')
    expect(status).toBe(200)
    expect(body.figures).toMatchObject({
      restaurants: { total: 2, active: 1, inactive: 1 },
      posts: { total: 2, recent: 1 },
      rating: { average: null, restaurants: 0 },
    })
    for (const days of Object.values(body.charts)) expect(days).toHaveLength(30)
  })

  it('The dashboard shows how much is waiting and since when', async () => {
    await addRow(test().pool, 'posts', { board: 'suggestion', created_at: '2026-01-02T03:04:05Z' })
    const { body } = await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard')
    expect(body.waiting.suggestions).toEqual({ count: 1, oldest: '2026-01-02T03:04:05.000Z' })
    expect(body.waiting.reports).toEqual({ count: 0, oldest: null })
  })

  it('A disputed visit waits since the dispute and held content since its edit, however old they are', async () => {
    const { pool } = test()
    const ids = await seedDirectory(pool, RESTAURANTS)
    const visit = {
      restaurant_id: ids.get('빈대떡'),
      agency_id: 1,
      spent_at: '2019-03-04',
      status: 'disputed' as const,
    }
    const disputed = await addRow(pool, 'visits', visit)
    const change = { event: 'record_updated', subject_type: 'visit', subject_id: disputed }
    await addRow(pool, 'audit_log', { ...change, after: { status: 'disputed' }, occurred_at: '2026-02-03T04:05:06Z' })
    await addRow(pool, 'audit_log', { ...change, after: { amount: 1 }, occurred_at: '2026-03-03T04:05:06Z' })
    const held = await addRow(pool, 'posts', { board: 'free', status: 'pending', created_at: '2025-01-01T00:00:00Z' })
    await pool.query(`UPDATE posts SET edited_at = '2026-02-02T00:00:00Z' WHERE id = $1`, [held])
    const { body } = await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard')
    expect(body.waiting.disputedVisits).toEqual({ count: 1, oldest: '2026-02-03T04:05:06.000Z' })
    expect(body.waiting.heldPosts).toEqual({ count: 1, oldest: '2026-02-02T00:00:00.000Z' })
  })

  it('A failed import counts as waiting until its file is discarded or imported again', async () => {
    const now = new Date()
    const error = { code: 'worker_died', params: {} }
    const result = { failed: 'no_header' }
    const jobs = await addRows(test().pool, 'jobs', [
      { kind: 'import_upload', status: 'failed', error, finished_at: '2026-01-02T03:04:05Z' },
      { kind: 'read_upload', status: 'completed', result, finished_at: '2026-01-03T03:04:05Z' },
      { kind: 'read_upload', status: 'completed', result: { rows: 3 }, finished_at: now },
      { kind: 'import_upload', status: 'cancelled', finished_at: now },
      { kind: 'backup', status: 'failed', error: { code: 'unexpected', params: {} }, finished_at: now },
    ])
    await addEach(test().pool, 'uploads', jobs, (job_id) => ({ job_id }))
    const failed = async () =>
      (await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard')).body.waiting.failedImports
    expect(await failed()).toEqual({ count: 2, oldest: '2026-01-02T03:04:05.000Z' })
    // The list that the figure leads to.
    expect(await countRecords(test().pool, jobList, { isUnattended: true })).toBe(2)
    await test().pool.query(`UPDATE uploads SET status = 'discarded' WHERE job_id =
      (SELECT id FROM jobs WHERE kind = 'read_upload' AND result ? 'failed')`)
    expect(await failed()).toMatchObject({ count: 1 })
    await test().pool.query('UPDATE uploads SET job_id = $1 WHERE job_id = $2', [
      await addRow(test().pool, 'jobs', { kind: 'import_upload', status: 'completed' }),
      jobs[0],
    ])
    expect(await failed()).toEqual({ count: 0, oldest: null })
  })

  it('An item with several reports counts once, since its first report', async () => {
    const post = await addPost(test().pool, null)
    const comment = await addComment(test().pool, post, null)
    const first = await addReport(test().pool, 'comment', comment, null)
    await addReport(test().pool, 'comment', comment, null)
    await addReport(test().pool, 'post', post, null)
    const { body } = await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard')
    expect([body.waiting.reports?.count, body.openReports?.length]).toEqual([2, 2])
    expect(body.openReports?.[0]?.id).toBe(first)
  })

  it('A figure that cannot be read is null instead of 0, and the others are still shown', async () => {
    await test().pool.query('ALTER TABLE match_reviews RENAME TO match_reviews_away')
    const { status, body } = await get<StaffDashboard>(await signedIn(), '/api/v1/staff/dashboard').finally(() =>
      test().pool.query('ALTER TABLE match_reviews_away RENAME TO match_reviews'),
    )
    expect([status, body.waiting.matches, body.waiting.tickets?.count]).toEqual([200, null, 0])
  })

  it('Only admins see the dashboard, moderators count only reports, and editors count nothing', async () => {
    const [moderator, editor] = [await staff('moderator'), await staff('editor')]
    for (const who of [moderator, editor]) expect((await get(who, '/api/v1/staff/dashboard')).status).toBe(403)
    expect((await get(browser(), '/api/v1/staff/dashboard')).status).toBe(401)
    expect(Object.keys((await get<object>(await signedIn(), '/api/v1/staff/counts')).body)).toContain('suggestions')
    expect((await get(moderator, '/api/v1/staff/counts')).body).toEqual({
      reports: { count: 0, oldest: null },
      heldComments: { count: 0, oldest: null },
    })
    expect((await get(editor, '/api/v1/staff/counts')).body).toEqual({})
  })
})

describe('Global search', () => {
  const found = (who: Browser, q: string) =>
    get<Record<string, { label: string }[]>>(who, `/api/v1/staff/search?${new URLSearchParams({ q })}`)

  it('The search finds restaurants, members, posts and institutions by parts of their names', async () => {
    const { pool } = test()
    await addRow(pool, 'restaurants', { title: '다온국밥' })
    await addRow(pool, 'users', { nickname: '다온손님' })
    await addRow(pool, 'posts', { title: '다온구 이야기' })
    await addRow(pool, 'agencies', { name: '다온구청' })
    const { body } = await found(await signedIn(), '다온')
    expect(
      Object.fromEntries(Object.entries(body).map(([kind, hits]) => [kind, hits.map(({ label }) => label)])),
    ).toEqual({
      restaurants: ['다온국밥'],
      members: ['다온손님'],
      posts: ['다온구 이야기'],
      institutions: ['다온구청'],
    })
    expect((await found(await signedIn(), '다온국ㅂ')).body.restaurants).toHaveLength(1)
  })

  it('The search finds a restaurant by its address as it is shown', async () => {
    const { pool } = test()
    const { rows } = await pool.query<{ id: number }>(`SELECT id FROM regions WHERE code = '11110'`)
    const place = { title: '물빛솥밥', address: '서울특별시 종로구 자하문로 8', region_id: rows[0]?.id }
    await addRow(pool, 'restaurants', place)
    for (const q of ['종로구 자하문로 8', '서울특별시 종로구 자하문로 8', '물빛 종로'])
      expect((await found(await signedIn(), q)).body.restaurants, q).toMatchObject([{ label: '물빛솥밥' }])
    expect((await found(await signedIn(), '종로구 자하문로 9')).body.restaurants).toEqual([])
  })

  it('The search finds nothing for a moderator and refuses an empty query', async () => {
    expect((await found(await staff('moderator'), '다온')).body).toEqual({})
    expect((await found(await signedIn(), ' ')).status).toBe(400)
    expect((await found(await signedIn(), '%')).body.members).toEqual([])
  })
})
