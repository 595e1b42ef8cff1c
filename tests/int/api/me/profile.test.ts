import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { MEMBER_BYTES_MAX, MEMBER_REGION_MAX } from '@/domain/member/limits'
import { SIGN_OUT_PATH } from '@/contract/memberPaths'
import type { MemberSessions, Profile } from '@/contract/member'
import { log } from '@/infra/log'
import { startSession } from '@/server/sessions/session'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addMember, memberBrowser } from '../../setup/members'

let database: TestDatabase
let app: OpenAPIHono
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  app = createApi({
    pool: database.pool,
    members: { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 },
  })
})
afterAll(() => database.drop())

const signedIn = async (nickname: string, more: { email?: string; agreed?: boolean } = {}) => {
  const id = await addMember(database.pool, { nickname, ...more })
  return { id, ...(await memberBrowser(app, database.pool, id)) }
}

describe('Member profile', () => {
  it('A profile can be read by its owner only and is never cached', async () => {
    const one = await signedIn('밥그릇', { email: 'bowl@people.example' })
    const { status, body, headers } = await one.send<Profile>('GET', '/api/v1/me/profile')
    expect([status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')]).toEqual([
      200,
      'no-store',
      null,
    ])
    expect(body).toEqual({
      nickname: '밥그릇',
      region: null,
      email: 'bowl@people.example',
      joined_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      provider: 'kakao',
    })
    expect((await app.request('/api/v1/me/profile')).status).toBe(401)
  })

  it('Reading who is signed in marks the browser for its pages, and clears the mark of an ended session', async () => {
    const { cookie } = await signedIn('공기')
    const marksOf = async (Cookie: string) =>
      (await app.request('/api/v1/me', { headers: { Cookie } })).headers.getSetCookie()
    expect(await marksOf(cookie)).toEqual(['gonggong_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax'])
    expect(await marksOf('')).toEqual([])
    expect(await marksOf('gonggong_signed_in=1')).toEqual(['gonggong_signed_in=; Max-Age=0; Path=/; SameSite=Lax'])
  })

  it('A profile has no e-mail address when the provider sent none', async () => {
    const one = await signedIn('숟가락')
    expect((await one.send<Profile>('GET', '/api/v1/me/profile')).body.email).toBeNull()
  })

  it('A profile change keeps the fields it leaves out, and an empty region clears the region', async () => {
    const one = await signedIn('젓가락')
    expect((await one.send<Profile>('PATCH', '/api/v1/me', { region: '  서울   강남 ' })).body).toMatchObject({
      nickname: '젓가락',
      region: '서울 강남',
    })
    expect((await one.send<Profile>('PATCH', '/api/v1/me', { nickname: ' 은  젓가락 ' })).body).toMatchObject({
      nickname: '은 젓가락',
      region: '서울 강남',
    })
    expect((await one.send<Profile>('PATCH', '/api/v1/me', { region: '' })).body).toMatchObject({
      nickname: '은 젓가락',
      region: null,
    })
    expect((await one.send<Profile>('PATCH', '/api/v1/me', {})).status).toBe(200)
  })

  it('A member can change the letter case of their own nickname', async () => {
    const one = await signedIn('Soup 국')
    expect((await one.send<Profile>('PATCH', '/api/v1/me', { nickname: 'SOUP 국' })).body.nickname).toBe('SOUP 국')
  })

  let fixed = 0
  it.each([
    [{ nickname: '' }, 'nickname', 'nickname-required'],
    [{ nickname: '가' }, 'nickname', 'nickname-length'],
    [{ nickname: '가나<b>' }, 'nickname', 'nickname-characters'],
    [{ nickname: '관.리.자' }, 'nickname', 'nickname-reserved'],
    [{ nickname: '밥\0그릇' }, 'nickname', 'nickname-characters'],
    [{ nickname: null }, 'nickname', 'invalid-value'],
    [{ region: '가'.repeat(MEMBER_REGION_MAX + 1) }, 'region', 'too-long'],
    [{ role: 'admin' }, 'role', 'unknown-parameter'],
    [{ email: 'other@people.example' }, 'email', 'unknown-parameter'],
  ])('A profile change to %j is rejected and changes nothing', async (change, field, code) => {
    const one = await signedIn(`고정 ${(fixed += 1)}`)
    const before = (await one.send('GET', '/api/v1/me/profile')).text
    expect((await one.send('PATCH', '/api/v1/me', change)).body.error).toMatchObject({ code, field })
    expect((await one.send('GET', '/api/v1/me/profile')).text).toBe(before)
  })

  it('Characters that the database cannot store are dropped from a profile', async () => {
    const one = await signedIn('널문자')
    expect((await one.send<Profile>('PATCH', '/api/v1/me', { region: '서울\0 \ud800강남' })).body.region).toBe(
      '서울 강남',
    )
  })

  it('Only one of ten members who request a nickname in parallel gets it', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, (_, i) => signedIn(`후보 ${i}`)))
    const answers = await Promise.all(
      ten.map((one, i) => one.send('PATCH', '/api/v1/me', { nickname: i % 2 ? 'Hot 국밥' : 'hot국밥' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.error).toMatchObject({ code: 'nickname-taken', field: 'nickname' })
  })

  it('A member who owes consent to new terms can read their profile but not change it', async () => {
    const one = await signedIn('미동의', { agreed: false })
    const answer = await one.send('PATCH', '/api/v1/me', { nickname: '바꿈' })
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'consent-required'])
    expect((await one.send('GET', '/api/v1/me/profile')).status).toBe(200)
  })

  it('A profile change that is too large or not valid JSON is rejected', async () => {
    const one = await signedIn('큰편지')
    expect((await one.send('PATCH', '/api/v1/me', { region: 'x'.repeat(MEMBER_BYTES_MAX) })).body.error?.code).toBe(
      'body-too-large',
    )
    expect((await one.send('PATCH', '/api/v1/me', '{"nickname":')).body.error?.code).toBe('invalid-body')
  })
})

describe('Member sessions', () => {
  const ids = async (one: { send: Awaited<ReturnType<typeof memberBrowser>>['send'] }) =>
    (await one.send<MemberSessions>('GET', '/api/v1/me/sessions')).body.data

  it.each([
    ['POST', SIGN_OUT_PATH, undefined],
    ['DELETE', '/api/v1/me/sessions', undefined],
    ['DELETE', '/api/v1/me', { confirm: 'DELETE' }],
  ])('Ending a session with %s %s clears its cookie and the marker', async (method, path, body) => {
    const { send } = await signedIn(`${method} ${path}`.slice(-20))
    expect((await send(method, path, body)).headers.getSetCookie()).toEqual([
      'gonggong_member=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'gonggong_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  it('The session list marks this browser and leaves out staff sessions and those of others', async () => {
    const one = await signedIn('두기기')
    const phone = await memberBrowser(app, database.pool, one.id, 'Safari · iPhone')
    await startSession(database.pool, {
      kind: 'staff',
      userId: one.id,
      device: 'Firefox · Linux',
      presentedToken: null,
    })
    await signedIn('남의기기')
    expect((await ids(phone)).map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Chrome · Windows', false],
      ['Safari · iPhone', true],
    ])
  })

  it('A member can end one session, and ending it twice gets “not found”', async () => {
    const one = await signedIn('잃은전화')
    const phone = await memberBrowser(app, database.pool, one.id, 'Safari · iPhone')
    const lost = (await ids(one)).find(({ current }) => !current)?.id ?? 0
    expect((await one.send('DELETE', `/api/v1/me/sessions/${lost}`)).status).toBe(204)
    expect([await phone.isSignedIn(), await one.isSignedIn()]).toEqual([false, true])
    expect((await one.send('DELETE', `/api/v1/me/sessions/${lost}`)).body.error?.code).toBe('session-not-found')
  })

  it('A member cannot end another member’s session or a staff session', async () => {
    const one = await signedIn('주인')
    const other = await signedIn('객')
    const [{ id } = { id: 0 }] = await ids(one)
    expect((await other.send('DELETE', `/api/v1/me/sessions/${id}`)).status).toBe(404)
    await startSession(database.pool, { kind: 'staff', userId: other.id, device: '', presentedToken: null })
    const { rows } = await database.pool.query<{ id: number }>(
      `SELECT id FROM sessions WHERE user_id = $1 AND kind = 'staff'`,
      [other.id],
    )
    expect((await other.send('DELETE', `/api/v1/me/sessions/${rows[0]?.id}`)).status).toBe(404)
    expect(await one.isSignedIn()).toBe(true)
    for (const wrong of ['0', 'x', '99999999999'])
      expect((await one.send('DELETE', `/api/v1/me/sessions/${wrong}`)).status).toBe(400)
  })

  it('Ending all sessions clears this browser’s cookie and keeps other members signed in', async () => {
    const one = await signedIn('모두로그아웃')
    const phone = await memberBrowser(app, database.pool, one.id)
    const other = await signedIn('그대로')
    const answer = await one.send('DELETE', '/api/v1/me/sessions')
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
      204,
      expect.stringMatching(/^gonggong_member=; Max-Age=0;/),
    ])
    expect([await one.isSignedIn(), await phone.isSignedIn(), await other.isSignedIn()]).toEqual([false, false, true])
    expect((await one.send('DELETE', '/api/v1/me/sessions')).status).toBe(401)
  })
})
