import type { OpenAPIHono } from '@hono/zod-openapi'
import { handleEndpoints, jwtSign } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { createApi } from '@/api/createApi'
import { STAFF_SESSION_PATH } from '@/domain/staff/paths'
import { log } from '@/infra/log'
import { setPassword } from '@/server/staff/setPassword'
import { listSessions } from '@/server/sessions/listSessions'
import { startSession } from '@/server/sessions/startSession'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addPerson, PASSWORD, staffBrowser } from '../../setup/staff'

const ADMIN = 'admin@people.example'

describe('the staff session', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let admin: number
  let member: number

  beforeAll(async () => {
    log.level = 'silent'
    test = await createTestPayload()
    app = createApi({ pool: test.pool, writes: test.pool })
    admin = await addPerson(test.pool, ADMIN, 'admin')
    member = await addPerson(test.pool, 'member@people.example', 'user')
  })
  afterAll(() => test.drop())

  const browser = () => staffBrowser(app)
  const signedIn = async (email = ADMIN) => {
    const made = browser()
    expect((await made.signIn(email)).status).toBe(204)
    return made
  }
  const change = (sql: string, values: unknown[] = []) => test.pool.query(sql, values)
  /** The same question to Payload's REST, with the cookie of a browser. */
  const payloadRest = async (cookie: string, path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost/api${path}`, {
      ...init,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    })
    const response = await handleEndpoints({ config: test.payload.config, request })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { user?: { nickname: string } | null; docs?: { email?: string }[] },
    }
  }

  it('begins with e-mail and password, in a cookie that scripts cannot read and caches do not keep', async () => {
    const one = browser()
    const response = await one.signIn(`  ${ADMIN.toUpperCase()} `)
    expect([
      response.status,
      response.headers.get('Cache-Control'),
      response.headers.get('Access-Control-Allow-Origin'),
    ]).toEqual([204, 'no-store', null])
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^gonggong_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const who = await one.who()
    expect([who.status, await who.json(), who.headers.get('Cache-Control')]).toEqual([
      200,
      { nickname: `이름 ${ADMIN.split('@', 1)[0]}`, role: 'admin' },
      'no-store',
    ])
    expect((await browser().who()).status).toBe(401)
  })

  it('is kept without its token', async () => {
    const token = (await signedIn()).cookie().split('=')[1] ?? ''
    const { rows } = await change(`SELECT s::text AS row, encode(token_hash, 'escape') AS hash FROM sessions s`)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is made anew for each of twenty parallel sign-ins, and all of them live', async () => {
    const browsers = Array.from({ length: 20 }, browser)
    const answers = await Promise.all(browsers.map((one) => one.signIn(ADMIN)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
    const who = await Promise.all(browsers.map((one) => one.who()))
    expect(who.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('ends when its browser signs in again, so that no planted cookie lives on', async () => {
    const one = await signedIn()
    const before = one.cookie()
    await one.signIn(ADMIN)
    expect(one.cookie()).not.toBe(before)
    expect([(await payloadRest(before, '/users/me')).body.user, (await one.who()).status]).toEqual([null, 200])
  })

  it('ends at sign-out, in the API and in Payload, at once; the others go on', async () => {
    const [one, other, third] = [await signedIn(), await signedIn(), await signedIn()]
    const before = one.cookie()
    const response = await one.signOut()
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([
      204,
      'gonggong_staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect((await payloadRest(before, '/users/me')).body.user).toBeNull()
    expect((await payloadRest(third.cookie(), '/users/logout', { method: 'POST' })).status).toBe(200)
    expect([(await third.who()).status, (await other.who()).status, (await browser().signOut()).status]).toEqual([
      401, 200, 204,
    ])
  })

  it('ends everywhere when the password changes, the member’s sessions of that person included', async () => {
    await addPerson(test.pool, 'second@people.example', 'admin')
    const [one, other] = [await signedIn('second@people.example'), await signedIn('second@people.example')]
    expect(await setPassword(test.pool, 'Second@people.example', 'vR8-kelp_ottoman')).toEqual(ok())
    expect([(await one.who()).status, (await other.who()).status]).toEqual([401, 401])
    expect([
      (await one.signIn('second@people.example')).status,
      (await one.signIn('second@people.example', 'vR8-kelp_ottoman')).status,
    ]).toEqual([401, 204])
  })

  it('opens Payload, and ends with the role it was begun under: on the next request it is gone', async () => {
    const id = await addPerson(test.pool, 'third@people.example', 'admin')
    const one = await signedIn('third@people.example')
    const batches = async () => (await payloadRest(one.cookie(), '/import-batches')).status
    expect([await batches(), (await payloadRest(one.cookie(), '/users/me')).body.user?.nickname]).toEqual([
      200,
      '이름 third',
    ])
    await change(`UPDATE users SET role = 'moderator' WHERE id = $1`, [id])
    expect([
      await batches(),
      (await one.who()).status,
      (await payloadRest(one.cookie(), '/users/me')).body.user,
    ]).toEqual([403, 401, null])
    await one.signIn('third@people.example')
    expect([await batches(), (await one.who()).status]).toEqual([403, 200])
  })

  it.each([
    ['in SQL', (id: number, role: 'user' | 'admin') => change('UPDATE users SET role = $2 WHERE id = $1', [id, role])],
    [
      'in the panel',
      (id: number, role: 'user' | 'admin') => test.payload.update({ collection: 'users', id, data: { role } }),
    ],
  ])('does not come back to life when a role that was taken away is given again %s', async (door, give) => {
    const email = `again-${door.length}@people.example`
    const id = await addPerson(test.pool, email, 'admin')
    await startSession(test.pool, { kind: 'member', userId: id, device: '', presentedToken: null })
    const one = await signedIn(email)
    await test.payload.update({ collection: 'users', id, data: { region: '서울' } })
    expect((await one.who()).status).toBe(200)
    await give(id, 'user')
    expect((await listSessions(test.pool, id)).map(({ kind }) => kind)).toEqual(['member'])
    await give(id, 'admin')
    expect((await one.who()).status).toBe(401)
    expect((await one.signIn(email)).status).toBe(204)
  })

  it('does not come back to life where signing in and losing the role crossed', async () => {
    const id = await addPerson(test.pool, 'crossed@people.example', 'user')
    const token = await startSession(test.pool, { kind: 'staff', userId: id, device: '', presentedToken: null })
    await change(`UPDATE users SET role = 'admin' WHERE id = $1`, [id])
    expect((await app.request(STAFF_SESSION_PATH, { headers: { Cookie: `gonggong_staff=${token}` } })).status).toBe(401)
  })

  it('is not what a member’s cookie opens, nor a staff token in a member’s cookie', async () => {
    const token = await startSession(test.pool, { kind: 'member', userId: admin, device: '', presentedToken: null })
    const staff = (await signedIn()).cookie()
    for (const cookie of [`gonggong_member=${token}`, `gonggong_staff=${token}`, staff.replace('staff', 'member')]) {
      const answer = await app.request(STAFF_SESSION_PATH, { headers: { Cookie: cookie } })
      expect([answer.status, (await payloadRest(cookie, '/users/me')).body.user]).toEqual([401, null])
    }
  })

  it('ends two hours after it was last used, and twelve hours after it began', async () => {
    const one = await signedIn()
    const [made] = await listSessions(test.pool, admin)
    const lives = async () =>
      (
        await change('SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM sessions WHERE id = $1', [
          made?.id,
        ])
      ).rows[0] as { seconds: number }
    const move = (hours: number, began: number) =>
      change(
        `UPDATE sessions SET last_seen_at = now() - $2 * interval '1 hour', created_at = now() - $3 * interval '1 hour', expires_at = expires_at - $2 * interval '1 hour' WHERE id = $1`,
        [made?.id, hours, began],
      )
    expect((await lives()).seconds).toBeGreaterThan(7_100)
    await move(1.5, 1.5)
    expect([(await one.who()).status, (await lives()).seconds > 7_100]).toEqual([200, true])
    await move(1, 11.5)
    expect([(await one.who()).status, (await lives()).seconds <= 1_800]).toEqual([200, true])
    await change(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [made?.id])
    expect((await one.who()).status).toBe(401)
  })

  it('is written to once a minute at most', async () => {
    const one = await signedIn()
    const [made] = await listSessions(test.pool, admin)
    const seen = async () => (await listSessions(test.pool, admin)).find(({ id }) => id === made?.id)?.lastSeenAt.getTime()
    const first = await seen()
    await one.who()
    expect(await seen()).toBe(first)
    await change(`UPDATE sessions SET last_seen_at = last_seen_at - interval '61 seconds' WHERE id = $1`, [made?.id])
    await one.who()
    expect(await seen()).toBeGreaterThanOrEqual(first ?? Infinity)
  })

  it('of a member slides on for as long as it is used', async () => {
    await startSession(test.pool, { kind: 'member', userId: member, device: 'Safari · iPhone', presentedToken: null })
    expect(await listSessions(test.pool, member)).toMatchObject([{ kind: 'member', device: 'Safari · iPhone' }])
    const { rows } = await change(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM sessions WHERE user_id = $1`,
      [member],
    )
    expect(rows).toEqual([{ days: 30 }])
  })

  it('goes with its account', async () => {
    const id = await addPerson(test.pool, 'leaving@people.example', 'moderator')
    const one = await signedIn('leaving@people.example')
    await test.payload.delete({ collection: 'users', id })
    expect([(await one.who()).status, (await listSessions(test.pool, id)).length]).toEqual([401, 0])
  })

  it.each([
    ['nothing', {}, 'credentials-required', 'email'],
    ['no password', { email: ADMIN }, 'credentials-required', 'password'],
    ['a misshapen address', { email: 'admin@people', password: PASSWORD }, 'email-format', 'email'],
    ['an unknown field', { email: ADMIN, password: PASSWORD, role: 'admin' }, 'unknown-parameter', 'role'],
    ['a number', { email: 1, password: PASSWORD }, 'invalid-value', 'email'],
    ['a very long password', { email: ADMIN, password: 'a'.repeat(201) }, 'too-long', 'password'],
  ])('refuses %s with the field it is about', async (_, typed, code, field) => {
    const response = await app.request(STAFF_SESSION_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code, field } }])
  })

  it.each([
    ['half a JSON', 'application/json', '{"email":', 400],
    [
      'JSON that calls itself text, as another site’s form could send it',
      'text/plain',
      JSON.stringify({ email: ADMIN, password: PASSWORD }),
      400,
    ],
    ['far too much', 'application/json', JSON.stringify({ email: ADMIN, password: 'a'.repeat(5000) }), 413],
  ])('refuses %s', async (_, type, body, status) => {
    const response = await app.request(STAFF_SESSION_PATH, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
      body,
    })
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([status, null])
  })

  it('says which methods it takes', async () => {
    const response = await app.request(STAFF_SESSION_PATH, { method: 'PUT' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, DELETE'])
  })

  it('begins and ends by plain forms too, which lead on within this site', async () => {
    const one = browser()
    const wrong = await one.submit({ email: ADMIN, password: '아닌 비밀번호', next: '/cms' })
    expect([wrong.status, wrong.headers.get('Location'), one.cookie()]).toEqual([
      303,
      '/admin/login?next=%2Fcms&refused=sign-in-failed',
      '',
    ])
    const right = await one.submit({ email: ADMIN, password: PASSWORD, next: '/cms/collections/visits?limit=5' })
    expect([right.status, right.headers.get('Location'), (await one.who()).status]).toEqual([
      303,
      '/cms/collections/visits?limit=5',
      200,
    ])
    const hostile = await browser().submit({ email: ADMIN, password: PASSWORD, next: '//evil.example' })
    expect(hostile.headers.get('Location')).toBe('/admin')
    const out = await one.send('/api/v1/staff/sign-out-form', { method: 'POST' })
    expect([out.status, out.headers.get('Location'), (await one.who()).status]).toEqual([303, '/admin/login', 401])
  })

  it('shows the e-mail of others to admins only, wherever accounts are read', async () => {
    await addPerson(test.pool, 'moderator@people.example', 'moderator')
    const [own, all] = [await signedIn('moderator@people.example'), await signedIn()]
    expect((await payloadRest(own.cookie(), '/users')).body.docs?.map(({ email }) => email)).toEqual([
      'moderator@people.example',
    ])
    expect((await payloadRest(all.cookie(), '/users?limit=100')).body.docs?.map(({ email }) => email)).toContain(
      'moderator@people.example',
    )
    expect((await payloadRest(own.cookie(), '/users?where[email][like]=admin')).status).toBe(400)
  })

  it('is not what a token of Payload’s own form opens, even one signed with the right secret', async () => {
    const { token } = await jwtSign({
      fieldsToSign: { id: admin, collection: 'users', email: ADMIN },
      secret: test.payload.secret,
      tokenExpiration: 3600,
    })
    const asked = new Request('http://localhost/api/users/me', {
      headers: { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` },
    })
    const answer = await handleEndpoints({ config: test.payload.config, request: asked })
    expect(await answer.json()).toMatchObject({ user: null })
  })

  it('is refreshed by being used: Payload issues no token of its own', async () => {
    const one = await signedIn()
    const { status, body, headers } = await payloadRest(one.cookie(), '/users/refresh-token', { method: 'POST' })
    expect([status, headers.get('Set-Cookie'), body]).toMatchObject([200, null, { refreshedToken: '' }])
  })

  it.each(['login', 'forgot-password', 'reset-password', 'unlock', 'first-register'])(
    'is the only way in: Payload’s own %s is shut',
    async (verb) => {
      const body = JSON.stringify({ email: ADMIN, password: PASSWORD, token: 'x' })
      const { status } = await payloadRest((await signedIn()).cookie(), `/users/${verb}`, { method: 'POST', body })
      expect([400, 403, 404]).toContain(status)
    },
  )
})
