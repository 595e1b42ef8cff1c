import { afterAll, describe, expect, it } from 'vitest'
import type { StaffDashboard } from '@/domain/staff/dashboard'
import { STAFF_COUNTS_PATH, STAFF_DASHBOARD_PATH, STAFF_SEARCH_PATH } from '@/domain/staff/paths'
import { countRecords } from '@/server/backOffice/countRecords'
import { jobList } from '@/server/backOffice/lists/jobs'
import { closeReadPools } from '@/infra/database/readPool'
import { addComment, addPost, addReport } from '../../setup/community'
import { addPerson } from '../../setup/staff'
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

describe('Back office dashboard', () => {
  it('The dashboard counts all records and those of the last 30 days', async () => {
    await test().pool.query(
      `INSERT INTO restaurants (title, name, is_active) VALUES ('가', '가', true), ('나', '나', false)`,
    )
    await test().pool.query(`INSERT INTO posts (board, title, content, created_at)
      VALUES ('free', '옛 글', '글', now() - interval '31 days'), ('free', '새 글', '글', now())`)
    const { status, body } = await get<StaffDashboard>(await signedIn(), STAFF_DASHBOARD_PATH)
    expect(status).toBe(200)
    expect(body.figures).toMatchObject({
      restaurants: { total: 2, active: 1, inactive: 1 },
      posts: { total: 2, recent: 1 },
      rating: { average: null, restaurants: 0 },
    })
    for (const days of Object.values(body.charts)) expect(days).toHaveLength(30)
  })

  it('The dashboard shows how much is waiting and since when', async () => {
    await test().pool.query(`INSERT INTO posts (board, title, content, suggestion_status, created_at)
      VALUES ('suggestion', '건의', '글', 'pending', '2026-01-02T03:04:05Z')`)
    const { body } = await get<StaffDashboard>(await signedIn(), STAFF_DASHBOARD_PATH)
    expect(body.waiting.suggestions).toEqual({ count: 1, oldest: '2026-01-02T03:04:05.000Z' })
    expect(body.waiting.reports).toEqual({ count: 0, oldest: null })
  })

  it('A failed import counts as waiting until its file is discarded or imported again', async () => {
    await test().pool.query(`
      WITH j AS (INSERT INTO jobs (kind, status, error, result, finished_at) VALUES
        ('import_upload', 'failed', '{"code": "worker_died", "params": {}}', NULL, '2026-01-02T03:04:05Z'),
        ('read_upload', 'completed', NULL, '{"failed": "no_header"}', '2026-01-03T03:04:05Z'),
        ('read_upload', 'completed', NULL, '{"rows": 3}', now()),
        ('import_upload', 'cancelled', NULL, NULL, now()),
        ('backup', 'failed', '{"code": "unexpected", "params": {}}', NULL, now()) RETURNING id)
      INSERT INTO uploads (kind, file_name, byte_count, sha256, overlay, job_id)
      SELECT 'visits', 'a.csv', 1, 'x', '{}', id FROM j`)
    const failed = async () =>
      (await get<StaffDashboard>(await signedIn(), STAFF_DASHBOARD_PATH)).body.waiting.failedImports
    expect(await failed()).toEqual({ count: 2, oldest: '2026-01-02T03:04:05.000Z' })
    // The list that the figure leads to.
    expect(await countRecords(test().pool, jobList, { isUnattended: true })).toBe(2)
    await test().pool.query(`UPDATE uploads SET status = 'discarded' WHERE job_id =
      (SELECT id FROM jobs WHERE kind = 'read_upload' AND result ? 'failed')`)
    expect(await failed()).toMatchObject({ count: 1 })
    await test().pool
      .query(`WITH j AS (INSERT INTO jobs (kind, status) VALUES ('import_upload', 'completed') RETURNING id)
      UPDATE uploads SET job_id = (SELECT id FROM j)
      WHERE job_id = (SELECT id FROM jobs WHERE kind = 'import_upload' AND status = 'failed')`)
    expect(await failed()).toEqual({ count: 0, oldest: null })
  })

  it('An item with several reports counts once, since its first report', async () => {
    const post = await addPost(test().pool, null)
    const comment = await addComment(test().pool, post, null)
    const first = await addReport(test().pool, 'comment', comment, null)
    await addReport(test().pool, 'comment', comment, null)
    await addReport(test().pool, 'post', post, null)
    const { body } = await get<StaffDashboard>(await signedIn(), STAFF_DASHBOARD_PATH)
    expect([body.waiting.reports?.count, body.openReports?.length]).toEqual([2, 2])
    expect(body.openReports?.[0]?.id).toBe(first)
    await test().pool.query('DELETE FROM posts WHERE id = $1', [post])
  })

  it('A figure that cannot be read is null instead of 0, and the others are still shown', async () => {
    await test().pool.query('ALTER TABLE match_reviews RENAME TO match_reviews_away')
    const { status, body } = await get<StaffDashboard>(await signedIn(), STAFF_DASHBOARD_PATH)
    await test().pool.query('ALTER TABLE match_reviews_away RENAME TO match_reviews')
    expect([status, body.waiting.matches, body.waiting.tickets?.count]).toEqual([200, null, 0])
  })

  it('Only admins see the dashboard, moderators count only reports, and editors count nothing', async () => {
    const [moderator, editor] = [await staff('moderator'), await staff('editor')]
    for (const who of [moderator, editor]) expect((await get(who, STAFF_DASHBOARD_PATH)).status).toBe(403)
    expect((await get(browser(), STAFF_DASHBOARD_PATH)).status).toBe(401)
    expect(Object.keys((await get<object>(await signedIn(), STAFF_COUNTS_PATH)).body)).toContain('suggestions')
    expect((await get(moderator, STAFF_COUNTS_PATH)).body).toEqual({ reports: { count: 0, oldest: null } })
    expect((await get(editor, STAFF_COUNTS_PATH)).body).toEqual({})
  })
})

describe('Global search', () => {
  const found = (who: Browser, q: string) =>
    get<Record<string, { label: string }[]>>(who, `${STAFF_SEARCH_PATH}?${new URLSearchParams({ q })}`)

  it('The search finds restaurants, members, posts and institutions by parts of their names', async () => {
    await test().pool.query(`
      INSERT INTO restaurants (title, name) VALUES ('다온국밥', '다온국밥');
      INSERT INTO users (nickname, role) VALUES ('다온손님', 'user');
      INSERT INTO posts (board, title, content) VALUES ('free', '다온구 이야기', '글');
      INSERT INTO agencies (name, type) VALUES ('다온구청', 'district')`)
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

  it('The search finds nothing for a moderator and refuses an empty query', async () => {
    expect((await found(await staff('moderator'), '다온')).body).toEqual({})
    expect((await found(await signedIn(), ' ')).status).toBe(400)
    expect((await found(await signedIn(), '%')).body.members).toEqual([])
  })
})
