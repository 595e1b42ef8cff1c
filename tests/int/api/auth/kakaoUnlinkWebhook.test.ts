import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { KAKAO_UNLINK_PATH } from '@/contract/memberPaths'
import { log } from '@/infra/log'
import { startSession } from '@/server/sessions/session'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { emptyTables } from '../../setup/emptyTables'
import { addMember, dumpDatabase, ISSUER, memberBrowser, type NewMember } from '../../setup/members'
import { addRows } from '../../setup/rows'

const KEY = 'an-admin-key-of-tests'
const APP = '123456'

describe('Kakao unlink webhook', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  const apiWith = (appId: string | null, key: string | null = KEY) =>
    createApi({
      pool: database.pool,
      members: {
        pool: database.pool,
        secret: 'only-for-these-tests-0123456789',
        trustedProxies: 0,
        kakao: key === null ? null : { issuer: ISSUER, key, appId, url: 'http://127.0.0.1:9' },
      },
    })
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = apiWith(APP)
  })
  beforeEach(() => emptyTables(database.pool, ['erasures', 'provider_unlink_outbox']))
  afterAll(() => database.drop())

  const signedIn = async (member: NewMember) => {
    const id = await addMember(database.pool, member)
    return { id, ...(await memberBrowser(app, database.pool, id)) }
  }
  const post = (
    form: Record<string, string>,
    { authorization = `KakaoAK ${KEY}`, to = app }: { authorization?: string | null; to?: OpenAPIHono } = {},
  ) =>
    to.request(KAKAO_UNLINK_PATH, {
      method: 'POST',
      headers: authorization === null ? {} : { Authorization: authorization },
      body: new URLSearchParams(form),
    })
  const unlink = (subject: string, more: Parameters<typeof post>[1] = {}) =>
    post({ app_id: APP, user_id: subject, referrer_type: 'UNLINK_FROM_APPS' }, more)
  const erasures = async () =>
    (await database.pool.query<{ asked_by: string }>('SELECT asked_by FROM erasures')).rows.map(
      ({ asked_by }) => asked_by,
    )
  const pending = async () => (await database.pool.query('SELECT FROM provider_unlink_outbox')).rowCount

  it('An unlink webhook erases the member and sends no unlink request back to Kakao', async () => {
    const one = await signedIn({ nickname: '연결 끊은 이', subject: '900100', email: 'unlinked@people.example' })
    const answer = await unlink('900100')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const dump = await dumpDatabase(database.pool)
    for (const trace of ['연결 끊은 이', '900100', 'unlinked@people.example']) expect(dump).not.toContain(trace)
    expect([await one.isSignedIn(), await erasures(), await pending()]).toEqual([false, ['provider'], 0])
  })

  it('Repeated, parallel and unknown-account webhooks all get 200, and the member is erased once', async () => {
    await signedIn({ nickname: '거듭 들은 이', subject: '900101' })
    const answers = await Promise.all([...Array.from({ length: 5 }, () => unlink('900101')), unlink('nobody-here')])
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await unlink('900101')).status).toBe(200)
    expect(await erasures()).toEqual(['provider'])
  })

  it('An unlink webhook removes the pending unlink of that account from the outbox', async () => {
    await signedIn({ nickname: '다시 온 이', subject: '900102' })
    await addRows(database.pool, 'provider_unlink_outbox', [
      { issuer: ISSUER, subject: '900102' },
      { issuer: ISSUER, subject: '900199' },
    ])
    await unlink('900102')
    expect(await pending()).toBe(1)
  })

  it('A webhook without the admin key or for another app is rejected and changes nothing', async () => {
    const one = await signedIn({ nickname: '지켜진 이', subject: '900103' })
    const refused = [
      await unlink('900103', { authorization: null }),
      await unlink('900103', { authorization: KEY }),
      await unlink('900103', { authorization: `KakaoAK ${KEY}x` }),
      await unlink('900103', { authorization: `Bearer ${KEY}` }),
      await unlink('900103', { authorization: 'KakaoAK undefined', to: apiWith(null, null) }),
      await post({ app_id: '654321', user_id: '900103' }),
      await post({ user_id: '900103' }),
    ]
    for (const answer of refused)
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: expect.objectContaining({ code: 'webhook-rejected' }) as object },
      ])
    expect([await one.isSignedIn(), await erasures()]).toEqual([true, []])
    expect((await post({ user_id: '900103', app_id: '654321' }, { to: apiWith(null) })).status).toBe(200)
    expect(await one.isSignedIn()).toBe(false)
  })

  it('A webhook without a valid user, with too large a body or by another method is rejected', async () => {
    expect((await post({ app_id: APP })).status).toBe(400)
    expect((await unlink('a\0b')).status).toBe(400)
    expect((await unlink('9'.repeat(MEMBER_BYTES_MAX))).status).toBe(413)
    const read = await app.request(`${KAKAO_UNLINK_PATH}?app_id=${APP}&user_id=900103`, {
      headers: { Authorization: `KakaoAK ${KEY}` },
    })
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('An unlink webhook removes the login and sessions of staff but keeps their account and role', async () => {
    const one = await signedIn({ nickname: '운영하는 이', subject: '900104', role: 'moderator' })
    await startSession(database.pool, { kind: 'staff', userId: one.id, device: '', presentedToken: null })
    const warn = vi.spyOn(log, 'warn')
    expect((await unlink('900104')).status).toBe(200)
    expect(JSON.stringify(warn.mock.calls)).toContain('staff_unlinked')
    warn.mockRestore()
    const { rows } = await database.pool.query('SELECT nickname, role FROM users WHERE id = $1', [one.id])
    expect([rows, await erasures()]).toEqual([[{ nickname: '운영하는 이', role: 'moderator' }], []])
    for (const table of ['sessions', 'member_identities'])
      expect((await database.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [one.id])).rowCount).toBe(0)
  })
})
