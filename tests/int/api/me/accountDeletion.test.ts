import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { ME_PATH } from '@/domain/member/paths'
import { log } from '@/infra/log'
import { runScheduledJobs } from '@/server/jobs/runScheduledJobs'
import { seedMemberContent } from '../../setup/memberContent'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, RESTAURANTS } from '../../setup/directory'
import { type FakeKakaoApi, startFakeKakaoApi } from '../../setup/fakeKakaoApi'
import { addMember, dumpDatabase, ISSUER, memberBrowser, type NewMember } from '../../setup/members'

let database: TestDatabase
let standIn: FakeKakaoApi
let app: OpenAPIHono
let restaurants: [number, number]
let neighbour: number
let foreignReview: number
const kakao = () => ({ issuer: ISSUER, key: 'an-admin-key-of-tests', appId: null, url: standIn.url })
const desk = () => ({ pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 })

beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  standIn = await startFakeKakaoApi()
  app = createApi({ pool: database.pool, members: { ...desk(), kakao: kakao() } })
  const ids = await seedDirectory(database.pool, RESTAURANTS)
  restaurants = [ids.get('닭한마리') ?? 0, ids.get('빈대떡') ?? 0]
  neighbour = await addMember(database.pool, { nickname: '남은이웃' })
  const { rows } = await database.pool.query<{ id: number }>(
    'INSERT INTO reviews (restaurant_id, user_id, rating) VALUES ($1, $2, 3) RETURNING id',
    [restaurants[0], neighbour],
  )
  foreignReview = rows[0]?.id ?? 0
})
beforeEach(async () => {
  standIn.calls.length = 0
  standIn.answer = { status: 200, body: '{"id":1}' }
  await database.pool.query('TRUNCATE provider_unlink_outbox, erasures')
})
afterAll(async () => {
  await standIn.close()
  await database.drop()
})

const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(sql, values)).rows
const pending = () =>
  rowsOf<{ subject: string; attempts: number }>('SELECT subject, attempts FROM provider_unlink_outbox ORDER BY subject')
const erasures = () => rowsOf<{ asked_by: string }>('SELECT asked_by FROM erasures')
const signedIn = async (member: NewMember) => {
  const id = await addMember(database.pool, member)
  return { id, ...(await memberBrowser(app, database.pool, id)) }
}
const leave = (one: Awaited<ReturnType<typeof signedIn>>, confirm: unknown = DELETE_CONFIRMATION) =>
  one.send('DELETE', ME_PATH, { confirm })

describe('a member who leaves', () => {
  it('is gone from every table: no nickname, e-mail or number of theirs is left, and all sessions are dead', async () => {
    const one = await signedIn({ nickname: '떠날사람', subject: '8812349001', email: 'leaver@people.example' })
    const phone = await memberBrowser(app, database.pool, one.id)
    const { review, photo } = await seedMemberContent(database.pool, one.id, restaurants, foreignReview)
    const before = await dumpDatabase(database.pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보'])
      expect(before).toContain(trace)
    const answer = await leave(one)
    expect([answer.status, answer.text, answer.headers.get('Set-Cookie')]).toEqual([
      204,
      '',
      expect.stringMatching(/^gonggong_member=; Max-Age=0;/),
    ])
    const after = await dumpDatabase(database.pool)
    for (const trace of ['떠날사람', '8812349001', 'leaver@people.example', '버린 말', '점심 후보'])
      expect(after).not.toContain(trace)
    for (const table of [
      'payload_preferences',
      'payload_locked_documents',
      'favorites',
      'favorite_shares',
      'review_votes',
    ])
      expect(await rowsOf(`SELECT FROM ${table}`)).toEqual([])
    expect([await one.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false])
    expect(await rowsOf('SELECT user_id, rating, content FROM reviews WHERE id = $1', [review])).toEqual([
      { user_id: null, rating: 4, content: '국물이 시원합니다.' },
    ])
    expect(await rowsOf('SELECT user_id, review_id FROM review_photos WHERE name = $1', [photo])).toEqual([
      { user_id: null, review_id: review },
    ])
    expect(await rowsOf('SELECT user_id, description FROM review_reports')).toEqual([
      { user_id: null, description: '광고 같습니다.' },
    ])
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
  })

  it('leaves photographs without a review to the sweep, and takes nothing of anybody else', async () => {
    const other = await signedIn({ nickname: '옆자리' })
    const kept = await seedMemberContent(database.pool, other.id, [restaurants[1], restaurants[0]], foreignReview)
    const one = await signedIn({ nickname: '또떠남' })
    const { loose } = await seedMemberContent(database.pool, one.id, restaurants, foreignReview)
    await leave(one)
    expect(
      await rowsOf('SELECT user_id, review_id FROM review_photos WHERE name = $1 OR name LIKE $2', [loose, 'thrown-%']),
    ).toContainEqual({ user_id: null, review_id: null })
    expect(
      (await rowsOf('SELECT FROM review_photos WHERE user_id IS NULL AND review_id IS NULL')).length,
    ).toBeGreaterThanOrEqual(2)
    expect(await rowsOf('SELECT id FROM reviews WHERE user_id = $1 ORDER BY id', [other.id])).toEqual([
      { id: kept.review },
      { id: kept.trashed },
    ])
    expect(await rowsOf('SELECT FROM favorites WHERE user_id = $1', [other.id])).toHaveLength(2)
    expect(await other.isSignedIn()).toBe(true)
  })

  it.each(['delete', 'DELETE ', '', 'ＤＥＬＥＴＥ', undefined])(
    'has to type the word exactly: %j is refused',
    async (word) => {
      const one = await signedIn({ nickname: `망설임 ${String(word).length} ${word?.codePointAt(0) ?? 0}` })
      const answer = await one.send('DELETE', ME_PATH, word === undefined ? {} : { confirm: word })
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.objectContaining({ code: 'deletion-not-confirmed', field: 'confirm' }),
      ])
      expect([await one.isSignedIn(), await erasures()]).toEqual([true, []])
    },
  )

  it('may do so without agreeing to new terms first', async () => {
    const one = await signedIn({ nickname: '동의없이', agreed: false })
    expect((await leave(one)).status).toBe(204)
  })

  it('is refused while holding a role, and loses nothing', async () => {
    const one = await signedIn({ nickname: '운영하는 이', role: 'moderator' })
    const answer = await leave(one)
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'staff-cannot-leave'])
    expect([await one.isSignedIn(), await erasures(), await pending()]).toEqual([true, [], []])
  })

  it('has the last word once, however often it is said at the same time', async () => {
    const one = await signedIn({ nickname: '마지막 말' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(one)))
    for (const { status } of answers) expect([204, 401]).toContain(status)
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await erasures()).toEqual([{ asked_by: 'member' }])
    expect((await leave(one)).status).toBe(401)
  })

  it('while still writing elsewhere is told there that nobody is signed in, and leaves nothing behind', async () => {
    const one = await signedIn({ nickname: '쓰다 떠남' })
    const left = await database.pool.connect()
    try {
      await left.query('BEGIN')
      await left.query('DELETE FROM users WHERE id = $1', [one.id])
      const writing = one.send('POST', `/api/v1/restaurants/${restaurants[1]}/reviews`, { rating: 5 })
      // Signed in as it began, it waits now for what becomes of its writer.
      const isWaiting = async () =>
        (await rowsOf(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
          .length > 0
      while (!(await isWaiting())) await new Promise(setImmediate)
      await left.query('COMMIT')
      expect(await writing).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
      expect(await rowsOf('SELECT FROM reviews WHERE restaurant_id = $1 AND rating = 5', [restaurants[1]])).toEqual([])
    } finally {
      left.release()
    }
  })

  it('is decided for every table that refers to people: what goes with them, and what stays without a name', async () => {
    const found = await rowsOf<{ at: string; deed: string }>(`
      SELECT c.conrelid::regclass || '.' || a.attname AS at, CASE c.confdeltype WHEN 'c' THEN 'goes' WHEN 'n' THEN 'stays' ELSE 'blocks' END AS deed
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`)
    const of = (deed: string) => found.filter((row) => row.deed === deed).map(({ at }) => at)
    const [goes, stays] = [
      [
        'consent_events',
        'consents',
        'favorite_folders',
        'favorite_shares',
        'favorites',
        'member_identities',
        'review_votes',
        'sessions',
        'staff_passwords',
      ].map((table) => `${table}.user_id`),
      [
        'match_reviews.decided_by_id',
        'restaurant_merges.merged_by_id',
        'restaurant_merges.undone_by_id',
        'review_photos.user_id',
        'review_reports.user_id',
        'reviews.user_id',
        'role_grants.granted_by_id',
        'role_grants.user_id',
        'visits.corrected_by_id',
      ],
    ]
    expect({
      goes: of('goes').filter((at) => !at.startsWith('payload_')),
      stays: of('stays'),
      blocks: of('blocks'),
    }).toEqual({ goes, stays, blocks: [] })
  })

  it('is written down without a word of who it was', async () => {
    const info = vi.spyOn(log, 'info')
    const one = await signedIn({ nickname: '기록없이', subject: '771234', email: 'trace@people.example' })
    await leave(one)
    const said = JSON.stringify(info.mock.calls)
    info.mockRestore()
    expect(said).toContain('member_erased')
    for (const trace of ['기록없이', '771234', 'trace@people.example']) expect(said).not.toContain(trace)
  })
})

describe('Kakao', () => {
  const call = {
    method: 'POST',
    path: '/v1/user/unlink',
    authorization: 'KakaoAK an-admin-key-of-tests',
    type: expect.stringMatching(/^application\/x-www-form-urlencoded/) as string,
  }
  const past = (interval: string) =>
    database.pool.query(`UPDATE provider_unlink_outbox SET last_attempt_at = last_attempt_at - $1::interval, queued_at = queued_at - $1::interval`, [
      interval,
    ])

  it('is told at once who left, in the form it asks for', async () => {
    await leave(await signedIn({ nickname: '알려줄 이', subject: '4001' }))
    expect(standIn.calls).toEqual([{ ...call, form: { target_id_type: 'user_id', target_id: '4001' } }])
    expect(await pending()).toEqual([])
  })

  it('that knows of it already is taken at its word', async () => {
    standIn.answer = { status: 400, body: '{"msg":"NotRegisteredUserException","code":-101}' }
    await leave(await signedIn({ nickname: '이미 끊은 이', subject: '4002' }))
    expect(await pending()).toEqual([])
  })

  it.each([
    ['says nothing', 'silence' as const],
    ['fails', { status: 503, body: 'no' }],
    ['refuses the key', { status: 401, body: '{"code":-401}' }],
    ['wants to be asked elsewhere', { status: 302, body: '' }],
  ])('that %s holds nobody up: they are gone, and it is told later', async (_, answer) => {
    standIn.answer = answer
    const one = await signedIn({ nickname: '기다림 없이', subject: '4003' })
    expect((await leave(one)).status).toBe(204)
    expect(await pending()).toEqual([{ subject: '4003', attempts: 1 }])
    standIn.answer = { status: 200, body: '{"id":4003}' }
    await runScheduledJobs(database.pool, { kakao: kakao() })
    expect([standIn.calls.length, (await pending()).length]).toEqual([1, 1])
    await past('56 minutes')
    await runScheduledJobs(database.pool, { kakao: kakao() })
    expect([standIn.calls.length, await pending()]).toEqual([2, []])
  })

  it('is asked again later and later, and no more after thirty days', async () => {
    standIn.answer = { status: 500, body: '' }
    await leave(await signedIn({ nickname: '끈질긴 이', subject: '4004' }))
    const heardAfter = async (interval: string) => {
      const before = standIn.calls.length
      await past(interval)
      await runScheduledJobs(database.pool, { kakao: kakao() })
      return standIn.calls.length > before
    }
    expect([await heardAfter('56 minutes'), await heardAfter('56 minutes'), await heardAfter('60 minutes')]).toEqual([
      true,
      false,
      true,
    ])
    await database.pool.query('UPDATE provider_unlink_outbox SET attempts = 40')
    expect([await heardAfter('47 hours'), await heardAfter('1 hour')]).toEqual([false, true])
    const warn = vi.spyOn(log, 'warn')
    expect(await heardAfter('30 days')).toBe(false)
    expect(JSON.stringify(warn.mock.calls)).toContain('provider_unlink_abandoned')
    warn.mockRestore()
    expect(await pending()).toEqual([])
  })

  it('that is out of reach is left in peace for the others, one that refuses somebody is told of the next', async () => {
    const queue = () =>
      database.pool.query(`INSERT INTO provider_unlink_outbox (issuer, subject) VALUES ($1, '1'), ($1, '2'), ($1, '3')`, [
        ISSUER,
      ])
    await queue()
    standIn.answer = { status: 500, body: '' }
    await runScheduledJobs(database.pool, { kakao: kakao() })
    expect(standIn.calls).toHaveLength(1)
    await database.pool.query('TRUNCATE provider_unlink_outbox')
    await queue()
    standIn.answer = { status: 400, body: '{"code":-2}' }
    await runScheduledJobs(database.pool, { kakao: kakao() })
    expect(standIn.calls).toHaveLength(4)
  })

  it('is told nothing without a key, nor of somebody whom another provider knows', async () => {
    const keyless = createApi({ pool: database.pool, members: desk() })
    const id = await addMember(database.pool, { nickname: '열쇠없이', subject: '4005' })
    expect(
      (
        await (
          await memberBrowser(keyless, database.pool, id)
        ).send('DELETE', ME_PATH, { confirm: DELETE_CONFIRMATION })
      ).status,
    ).toBe(204)
    await database.pool.query(`INSERT INTO provider_unlink_outbox (issuer, subject) VALUES ('https://elsewhere.example', '1')`)
    await runScheduledJobs(database.pool, { kakao: kakao() })
    expect([standIn.calls, await pending()]).toEqual([[], []])
  })
})
