import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import { log } from '@/infra/log'
import { addComment, addPost, addReport } from '../../setup/community'
import { addMember, memberBrowser } from '../../setup/members'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'

interface Account {
  id: number
  nickname: string
  role: string
  isLastAdmin: boolean
  isBlocked: boolean
  blockedUntil: string | null
  lastSignInAt: string | null
  grantedBy: string | null
}

const json = <T>(text: string): T => JSON.parse(text) as T

describe('Accounts in the back office', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let admin: { id: number; cookie: string }
  let send: ReturnType<typeof staffCaller>
  let people = 0

  beforeAll(async () => {
    log.level = 'silent'
    test = await createTestPayload()
    const deps = { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }
    app = createApi({ pool: test.pool, writes: test.pool, callers: deps, members: deps })
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await test.pool.query('DELETE FROM users')
    admin = await addStaff(test, `관리자 ${++people}`, 'admin')
    send = staffCaller(test, admin.cookie)
  })

  const member = (nickname = `손님 ${++people}`) => addMember(test.pool, { nickname })
  const act = (id: number, name: string, body: object = {}) => send('POST', `/users/${id}/${name}`, body)
  const list = async (filter: object = {}, sort: [string, string] = ['id', 'ASC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) })
    return json<Account[]>((await send('GET', `/users?${query}`)).text)
  }
  const read = async (id: number) => json<Account & Record<string, unknown>>((await send('GET', `/users/${id}`)).text)
  const codeOf = (answer: { text: string }) => json<{ code?: string }>(answer.text).code

  it('Accounts are filtered by role, name, e-mail address and block, and sorted by last sign-in', async () => {
    const one = await member('느티나무')
    const other = await member('은행나무')
    await addStaff(test, '편집 담당', 'editor')
    await test.pool.query(`UPDATE users SET email = 'Gingko@people.example' WHERE id = $1`, [other])
    await test.pool.query(`UPDATE users SET last_sign_in_at = now() + interval '1 hour' WHERE id = $1`, [one])
    await act(other, 'block', { days: 7, reason: '광고' })
    expect((await list({ role: 'editor' })).map(({ nickname }) => nickname)).toEqual(['편집 담당'])
    expect((await list({ role: ['admin', 'editor'] })).length).toBe(2)
    expect((await list({ role: 'user' })).map(({ id }) => id)).toEqual([one, other])
    expect((await list({ q: '나무' })).length).toBe(2)
    expect((await list({ q: 'gingko' })).map(({ id }) => id)).toEqual([other])
    expect((await list({ blocked: true })).map(({ id }) => id)).toEqual([other])
    expect((await list({ blocked: false, role: 'user' })).map(({ id }) => id)).toEqual([one])
    expect((await list({}, ['lastSignInAt', 'DESC'])).map(({ id }) => id)[0]).toBe(one)
  })

  it('An account shows what its member wrote, agreed to and was reported for', async () => {
    const one = await member()
    const reporter = await member()
    const post = await addPost(test.pool, one)
    await addReport(test.pool, 'comment', await addComment(test.pool, post, one), reporter)
    await memberBrowser(app, test.pool, one)
    const account = await read(one)
    expect(account).toMatchObject({
      ...{ postCount: 1, commentCount: 1, reviewCount: 0, reportCount: 1, openReportCount: 1 },
      ...{ isKakao: true, hasPassword: false, sessions: [{ kind: 'member', device: 'Chrome · Windows' }] },
    })
    expect((account.consents as { action: string }[]).every(({ action }) => action === 'given')).toBe(true)
  })

  it('An admin can grant and revoke a role, and both are recorded', async () => {
    const one = await member('새 담당자')
    await test.pool.query(`UPDATE users SET email = 'new-hand@staff.example' WHERE id = $1`, [one])
    const given = await act(one, 'role', { role: 'moderator', reason: '새 담당자예요.' })
    expect(json<Account>(given.text)).toMatchObject({ role: 'moderator', grantedBy: `관리자 ${people}` })
    expect(codeOf(await act(one, 'role', { role: 'user' }))).toBe('reason-required')
    expect((await act(one, 'role', { role: 'user', reason: '일이 끝났어요.' })).status).toBe(200)
    expect((await read(one)).grants).toMatchObject([
      { role: 'user', before: 'moderator', reason: '일이 끝났어요.', grantedBy: `관리자 ${people}` },
      { role: 'moderator', before: 'user', reason: '새 담당자예요.' },
    ])
    const record = json<object[]>((await send('GET', `/roles?filter={"user":${one}}`)).text)
    expect(record).toMatchObject([{ role: 'user', before: 'moderator', nickname: '새 담당자' }, { role: 'moderator' }])
  })

  it('Revoking a role takes effect on the very next request', async () => {
    const editor = await addStaff(test, '편집 담당', 'editor')
    const asEditor = staffCaller(test, editor.cookie)
    expect((await asEditor('GET', '/terms')).status).toBe(200)
    await act(editor.id, 'role', { role: 'user', reason: '일이 끝났어요.' })
    expect((await asEditor('GET', '/terms')).status).toBe(401)
  })

  it('The last admin cannot demote, block or delete themselves', async () => {
    expect((await read(admin.id)).isLastAdmin).toBe(true)
    expect(codeOf(await act(admin.id, 'role', { role: 'editor' }))).toBe('cannot-change-own-role')
    expect(codeOf(await act(admin.id, 'role', { role: 'user', reason: '그만둠' }))).toBe('cannot-change-own-role')
    expect(codeOf(await act(admin.id, 'block', { days: null, reason: '그만둠' }))).toBe('staff-not-blockable')
    const confirm = `관리자 ${people}`
    expect(codeOf(await act(admin.id, 'delete', { confirm, reason: '그만둠' }))).toBe('cannot-change-own-role')
    expect((await list({ role: 'admin' })).length).toBe(1)
  })

  it('When two admins demote each other at once, one stays', async () => {
    const other = await addStaff(test, '다른 관리자', 'admin')
    const revoke = (cookie: string, id: number) =>
      staffCaller(test, cookie)('POST', `/users/${id}/role`, { role: 'user', reason: '동시에' })
    const answers = await Promise.all([revoke(admin.cookie, other.id), revoke(other.cookie, admin.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.pool.query(`SELECT id FROM users WHERE role = 'admin'`)
    expect(rows).toHaveLength(1)
  })

  it('A blocked member cannot write and reads why and until when, until an admin lifts the block', async () => {
    const one = await member()
    const browser = await memberBrowser(app, test.pool, one)
    const write = () => browser.send('POST', '/api/v1/me/folders', { name: '점심' })
    expect(codeOf(await act(one, 'block', { days: 7 }))).toBe('reason-required')
    expect((await act(one, 'block', { days: 2, reason: '광고' })).status).toBe(400)
    const blocked = json<Account>((await act(one, 'block', { days: 7, reason: '광고를 되풀이함' })).text)
    const days = (Date.parse(blocked.blockedUntil ?? '') - Date.now()) / 86_400_000
    expect([blocked.isBlocked, Math.round(days)]).toEqual([true, 7])
    const refused = await write()
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'member-blocked'])
    expect(refused.text).toContain('광고를 되풀이함')
    expect(json<Account>((await act(one, 'block', { days: null, reason: '또' })).text).blockedUntil).toBeNull()
    expect((await write()).text).toContain('따로 알릴 때까지')
    expect(json<Account>((await act(one, 'unblock', { reason: '사과함' })).text).isBlocked).toBe(false)
    expect((await write()).status).toBe(201)
    expect((await read(one)).blocks).toMatchObject([
      { event: 'member_unblocked', reason: '사과함' },
      { event: 'member_blocked', until: 'forever', reason: '또' },
      { event: 'member_blocked', reason: '광고를 되풀이함', by: `관리자 ${people - 1}` },
    ])
  })

  it('An admin can sign a member out everywhere', async () => {
    const one = await member()
    const browser = await memberBrowser(app, test.pool, one)
    expect(await browser.isSignedIn()).toBe(true)
    expect((await act(one, 'end-sessions', { reason: '기기를 잃어버림' })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(false)
  })

  it('Deleting an account needs its typed nickname and a reason, and an id alone is refused', async () => {
    const one = await member('떠나는 사람')
    const post = await addPost(test.pool, one)
    const remove = (confirm: string, reason?: string) => act(one, 'delete', { confirm, reason })
    expect((await send('DELETE', `/users/${one}`)).status).toBe(403)
    expect((await send('DELETE', '/users', { ids: [one] })).status).toBe(403)
    expect(codeOf(await remove('떠나는 사람'))).toBe('reason-required')
    expect(json((await remove('떠나는', '본인이 바람')).text)).toMatchObject({
      code: 'nickname-not-confirmed',
      errors: { confirm: expect.any(String) as string },
    })
    expect((await remove('떠나는 사람', '본인이 바람')).status).toBe(200)
    expect((await send('GET', `/users/${one}`)).status).toBe(404)
    const { rows } = await test.pool.query('SELECT author_id FROM posts WHERE id = $1', [post])
    expect(rows).toEqual([{ author_id: null }])
    const entry = await test.pool.query(
      `SELECT actor_id, reason FROM audit_log WHERE event = 'record_deleted' AND subject_id = $1`,
      [one],
    )
    expect(entry.rows).toEqual([{ actor_id: admin.id, reason: '본인이 바람' }])
  })

  it('An invitation creates a staff account and returns a link where no mail is sent', async () => {
    const invite = (body: object) => send('POST', '/users/actions/invite', body)
    const made = await invite({ email: ' New@Staff.example', nickname: '새 관리자' })
    const { person, delivery, link } = json<{ person: number; delivery: string; link: string }>(made.text)
    expect([made.status, delivery]).toEqual([200, 'link'])
    expect(link).toMatch(/\/admin\/password\?token=[\w-]{43}$/)
    expect(await read(person)).toMatchObject({ role: 'admin', email: 'new@staff.example', hasPassword: false })
    const again = json<{ link: string }>((await act(person, 'invite-again')).text)
    expect(again.link).not.toBe(link)
    const errors = async (body: object) => json<{ errors: object }>((await invite(body)).text).errors
    expect(await errors({ email: '', nickname: '이름' })).toEqual({ email: '이메일을 입력해주세요.' })
    expect(await errors({ email: 'no-address', nickname: '이름' })).toEqual({
      email: '올바른 이메일 형식을 입력해주세요.',
    })
    expect(await errors({ email: 'a@staff.example', nickname: '' })).toHaveProperty('nickname')
    expect(await errors({ email: 'new@staff.example', nickname: '다른 이름' })).toHaveProperty('email')
    expect((await invite({ email: 'b@staff.example', nickname: '이름', role: 'user' })).status).toBe(400)
  })

  it('An invitation that cannot be e-mailed creates no account', async () => {
    const { email } = await import('@/infra/email')
    const adapter = email()
    Object.assign(adapter, { name: 'smtp' })
    const mail = vi.spyOn(adapter, 'sendEmail').mockRejectedValue(new Error('no server'))
    const answer = await send('POST', '/users/actions/invite', { email: 'c@staff.example', nickname: '없는 사람' })
    expect(codeOf(answer)).toBe('invitation-not-sent')
    expect(await list({ q: '없는 사람' })).toEqual([])
    Object.assign(adapter, { name: 'none' })
    mail.mockRestore()
  })

  it.each(['moderator', 'editor'] as const)('The role %s cannot access accounts, roles or audit', async (role) => {
    const one = await member()
    const { cookie } = await addStaff(test, `낮은 ${role}`, role)
    const asStaff = staffCaller(test, cookie)
    const status = async (method: string, path: string, body?: object) => (await asStaff(method, path, body)).status
    for (const resource of ['users', 'roles', 'audit']) {
      expect(await status('GET', `/${resource}`)).toBe(403)
      expect(await status('GET', `/${resource}/export?format=csv`)).toBe(403)
    }
    for (const [name, body] of Object.entries({
      role: { role: 'admin' },
      block: { days: null, reason: '가' },
      unblock: {},
      'end-sessions': {},
      delete: { confirm: '가', reason: '가' },
      'invite-again': {},
    }))
      expect(`${name} ${await status('POST', `/users/${one}/${name}`, body)}`).toBe(`${name} 403`)
    expect(await status('POST', '/users/actions/invite', { email: 'd@staff.example', nickname: '이름' })).toBe(403)
    expect(await status('GET', `/users/${one}`)).toBe(403)
    expect((await read(one)).role).toBe('user')
  })
})
