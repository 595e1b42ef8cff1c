import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { SIGN_OUT_FORM_PATH } from '@/domain/staff/staff'
import { setPassword } from '@/server/staff/password'
import { listSessions, startSession } from '@/server/sessions/session'
import { addPerson, PASSWORD } from '../../setup/staff'
import { ADMIN, staffHarness } from './staffHarness'

const { test, app, admin, browser, signedIn, change, payloadRest } = staffHarness()

describe('Staff session', () => {
  it('A sign-in by e-mail and password is uncached and sets a cookie that scripts cannot read', async () => {
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
    // Public pages show staff their buttons at once.
    expect(response.headers.getSetCookie()).toContain('gonggong_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax')
    const who = await one.who()
    expect([who.status, await who.json(), who.headers.get('Cache-Control')]).toEqual([
      200,
      { nickname: `이름 ${ADMIN.split('@', 1)[0]}`, role: 'admin' },
      'no-store',
    ])
    expect((await browser().who()).status).toBe(401)
  })

  it('A staff session is stored without its token', async () => {
    const token = (await signedIn()).cookie().split('=')[1] ?? ''
    const { rows } = await change(`SELECT s::text AS row, encode(token_hash, 'escape') AS hash FROM sessions s`)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('Twenty parallel sign-ins create twenty valid sessions', async () => {
    const browsers = Array.from({ length: 20 }, browser)
    const answers = await Promise.all(browsers.map((one) => one.signIn(ADMIN)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
    const who = await Promise.all(browsers.map((one) => one.who()))
    expect(who.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('Signing in again ends the browser’s earlier session, which prevents session fixation', async () => {
    const one = await signedIn()
    const before = one.cookie()
    await one.signIn(ADMIN)
    expect(one.cookie()).not.toBe(before)
    expect([(await payloadRest(before, '/users/me')).body.user, (await one.who()).status]).toEqual([null, 200])
  })

  it('Signing out in the API or in Payload ends the session at once, and others stay valid', async () => {
    const [one, other, third] = [await signedIn(), await signedIn(), await signedIn()]
    const before = one.cookie()
    const response = await one.signOut()
    const cleared = [
      'gonggong_staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'gonggong_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ]
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, cleared])
    // Of a browser that is signed in as a member too, the marker stays.
    for (const [Cookie, cookies] of [
      ['', cleared],
      ['gonggong_member=token', cleared.slice(0, 1)],
    ] as const) {
      const answer = await app().request(SIGN_OUT_FORM_PATH, { method: 'POST', headers: { Cookie } })
      expect(answer.headers.getSetCookie()).toEqual(cookies)
    }
    expect((await payloadRest(before, '/users/me')).body.user).toBeNull()
    expect((await payloadRest(third.cookie(), '/users/logout', { method: 'POST' })).status).toBe(200)
    expect([(await third.who()).status, (await other.who()).status, (await browser().signOut()).status]).toEqual([
      401, 200, 204,
    ])
  })

  it('A password change ends all staff sessions of the account', async () => {
    await addPerson(test().pool, 'second@people.example', 'admin')
    const [one, other] = [await signedIn('second@people.example'), await signedIn('second@people.example')]
    expect(await setPassword(test().pool, 'Second@people.example', 'vR8-kelp_ottoman')).toEqual(ok())
    expect([(await one.who()).status, (await other.who()).status]).toEqual([401, 401])
    expect([
      (await one.signIn('second@people.example')).status,
      (await one.signIn('second@people.example', 'vR8-kelp_ottoman')).status,
    ]).toEqual([401, 204])
  })

  it.each([
    ['in SQL', (id: number, role: 'user' | 'admin') => change('UPDATE users SET role = $2 WHERE id = $1', [id, role])],
    [
      'in the panel',
      (id: number, role: 'user' | 'admin') => test().payload.update({ collection: 'users', id, data: { role } }),
    ],
  ])('A staff session is not revived when a revoked role is granted again %s', async (where, give) => {
    const email = `again-${where.length}@people.example`
    const id = await addPerson(test().pool, email, 'admin')
    await startSession(test().pool, { kind: 'member', userId: id, device: '', presentedToken: null })
    const one = await signedIn(email)
    await test().payload.update({ collection: 'users', id, data: { region: '서울' } })
    expect((await one.who()).status).toBe(200)
    await give(id, 'user')
    expect((await listSessions(test().pool, id)).map(({ kind }) => kind)).toEqual(['member'])
    await give(id, 'admin')
    expect((await one.who()).status).toBe(401)
    expect((await one.signIn(email)).status).toBe(204)
  })

  it('A staff session started without a role stays invalid after a role is granted', async () => {
    const id = await addPerson(test().pool, 'crossed@people.example', 'user')
    const token = await startSession(test().pool, { kind: 'staff', userId: id, device: '', presentedToken: null })
    await change(`UPDATE users SET role = 'admin' WHERE id = $1`, [id])
    expect(
      (await app().request('/api/v1/staff/session', { headers: { Cookie: `gonggong_staff=${token}` } })).status,
    ).toBe(401)
  })

  it('A member’s token, or a staff token in a member’s cookie, opens no staff session', async () => {
    const token = await startSession(test().pool, { kind: 'member', userId: admin(), device: '', presentedToken: null })
    const staff = (await signedIn()).cookie()
    for (const cookie of [`gonggong_member=${token}`, `gonggong_staff=${token}`, staff.replace('staff', 'member')]) {
      const answer = await app().request('/api/v1/staff/session', { headers: { Cookie: cookie } })
      expect([answer.status, (await payloadRest(cookie, '/users/me')).body.user]).toEqual([401, null])
    }
  })

  it('A staff session expires two hours after its last use and twelve hours after its start', async () => {
    const one = await signedIn()
    const [made] = await listSessions(test().pool, admin())
    const lives = async () =>
      (
        await change('SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM sessions WHERE id = $1', [
          made?.id,
        ])
      ).rows[0] as { seconds: number }
    const move = (hours: number, began: number) =>
      change(
        `UPDATE sessions SET last_seen_at = now() - $2 * interval '1 hour', created_at = now() - $3 * interval '1 hour',
          expires_at = expires_at - $2 * interval '1 hour' WHERE id = $1`,
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

  it('The time of a session’s last use is updated at most once a minute', async () => {
    const one = await signedIn()
    const [made] = await listSessions(test().pool, admin())
    const seen = async () =>
      (await listSessions(test().pool, admin())).find(({ id }) => id === made?.id)?.lastSeenAt.getTime()
    const first = await seen()
    await one.who()
    expect(await seen()).toBe(first)
    await change(`UPDATE sessions SET last_seen_at = last_seen_at - interval '61 seconds' WHERE id = $1`, [made?.id])
    await one.who()
    expect(await seen()).toBeGreaterThanOrEqual(first ?? Infinity)
  })

  it('A password hashed as Payload once did signs in and is rehashed with scrypt', async () => {
    const email = 'older@people.example'
    const id = await addPerson(test().pool, email, 'admin')
    const salt = 'c0'.repeat(32)
    const hash = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')
    await change('UPDATE staff_passwords SET hash = $2 WHERE user_id = $1', [id, `pbkdf2$600000$${salt}$${hash}`])
    await signedIn(email)
    const { rows } = await change(`SELECT split_part(hash, '$', 1) AS form FROM staff_passwords WHERE user_id = $1`, [
      id,
    ])
    expect(rows).toEqual([{ form: 'scrypt' }])
    await signedIn(email)
  })

  it('Deleting an account deletes its staff sessions', async () => {
    const id = await addPerson(test().pool, 'leaving@people.example', 'moderator')
    const one = await signedIn('leaving@people.example')
    await test().payload.delete({ collection: 'users', id })
    expect([(await one.who()).status, (await listSessions(test().pool, id)).length]).toEqual([401, 0])
  })
})

describe('Member session', () => {
  it('A member session lasts thirty days and names its device', async () => {
    const member = await addPerson(test().pool, 'member@people.example', 'user')
    await startSession(test().pool, { kind: 'member', userId: member, device: 'Safari · iPhone', presentedToken: null })
    expect(await listSessions(test().pool, member)).toMatchObject([{ kind: 'member', device: 'Safari · iPhone' }])
    const { rows } = await change(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM sessions WHERE user_id = $1`,
      [member],
    )
    expect(rows).toEqual([{ days: 30 }])
  })
})
