import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { log } from '@/infra/log'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { rateLimitKey } from '@/server/rateLimit'
import { emailAndCallerKey, hashEmail } from '@/server/staff/loginThrottle'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addPerson, PASSWORD, someNetwork, staffBrowser } from '../../setup/staff'
import { addRow } from '../../setup/rows'

const SECRET = 'only-for-these-tests-0123456789'

describe('Throttling of failed staff sign-ins', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = createApi({ pool: database.pool, writes: database.pool, callers: { secret: SECRET, trustedProxies: 0 } })
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
      await addPerson(database.pool, `${name}@people.example`, 'admin')
    await addPerson(database.pool, 'member@people.example', 'user')
  })
  afterAll(() => database.drop())

  /** Each e-mail address is tried from a network of its own, in an unknown browser. */
  const networks = new Map<string, string>()
  const networkFor = (email: string) =>
    networks.get(email.toLowerCase()) ?? networks.set(email.toLowerCase(), someNetwork()).get(email.toLowerCase()) ?? ''
  const attempt = async (email: string, password = '아닌 비밀번호') => {
    const response = await staffBrowser(app, networkFor(email)).signIn(email, password)
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
      cookie: response.headers.get('Set-Cookie'),
    }
  }
  const statuses = async (email: string, passwords: (string | undefined)[]) => {
    const found: number[] = []
    for (const password of passwords) found.push((await attempt(email, password)).status)
    return found
  }
  const keyOf = (email: string) =>
    emailAndCallerKey(email, rateLimitKey('staff-sign-in', clientIpPrefix(networkFor(email), undefined, 0), SECRET))
  const age = (email: string, column: 'window_started_at' | 'locked_until' | 'last_attempt_at', minutes: number) =>
    database.pool.query(
      `UPDATE staff_login_attempts SET ${column} = ${column} - $2 * interval '1 minute' WHERE key = ANY ($1)`,
      [[hashEmail(email), keyOf(email)], minutes],
    )

  it('An unknown e-mail, a wrong password and an account without a role get the same answer', async () => {
    const answers = [
      await attempt('nobody@people.example'),
      await attempt('one@people.example'),
      await attempt('member@people.example', PASSWORD),
    ]
    expect(answers[0]?.status).toBe(401)
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('Five failed sign-ins lock even the right password and report the waiting time', async () => {
    expect(await statuses('two@people.example', Array<undefined>(5).fill(undefined))).toEqual(Array(5).fill(401))
    const { status, retryAfter, text, cookie } = await attempt('Two@People.example', PASSWORD)
    expect([status, cookie]).toEqual([429, null])
    expect(Number(retryAfter)).toBeGreaterThan(590)
    expect(Number(retryAfter)).toBeLessThanOrEqual(600)
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'account-locked', message: expect.stringContaining('10분') as string },
    })
    expect((await attempt('three@people.example', PASSWORD)).status).toBe(204)
  })

  it('Failed sign-ins are reset when the lock ends', async () => {
    await statuses('six@people.example', Array<undefined>(5).fill(undefined))
    expect((await attempt('six@people.example', PASSWORD)).status).toBe(429)
    await age('six@people.example', 'locked_until', 11)
    expect(await statuses('six@people.example', [undefined, undefined, PASSWORD])).toEqual([401, 401, 204])
  })

  it('Failed sign-ins for an unknown e-mail address are counted too', async () => {
    expect(await statuses('ghost@people.example', Array<undefined>(6).fill(undefined))).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  it('Failed sign-ins are reset by a successful one and after fifteen minutes', async () => {
    expect(await statuses('three@people.example', [undefined, undefined, undefined, undefined, PASSWORD])).toEqual([
      401, 401, 401, 401, 204,
    ])
    expect(await statuses('three@people.example', [undefined, undefined, undefined, undefined])).toEqual(
      Array(4).fill(401),
    )
    await age('three@people.example', 'window_started_at', 16)
    expect(await statuses('three@people.example', [undefined, undefined, PASSWORD])).toEqual([401, 401, 204])
  })

  it('Parallel sign-ins are limited to five failures like sequential ones', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('four@people.example')))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(15).fill(429),
    ])
    expect((await attempt('four@people.example', PASSWORD)).status).toBe(429)
  })

  it('Sign-ins interrupted with their process stop blocking after a minute', async () => {
    await addRow(database.pool, 'staff_login_attempts', { key: keyOf('five@people.example'), in_flight: 5 })
    await age('five@people.example', 'last_attempt_at', 1)
    expect((await attempt('five@people.example', PASSWORD)).status).toBe(204)
  })

  it('Sign-ins are logged without e-mail address, password, token or network', async () => {
    const lines = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    const one = staffBrowser(app)
    await statuses('spy@people.example', Array<undefined>(6).fill(undefined))
    await one.signIn('five@people.example')
    const token = one.cookie().split('=')[1] ?? ''
    await one.signOut()
    const said = JSON.stringify(lines.flatMap(({ mock }) => mock.calls))
    vi.restoreAllMocks()
    for (const event of [
      'authn_login_fail',
      'authn_login_lock',
      'authn_login_rejected',
      'authn_login_success',
      'session_ended',
    ])
      expect(said).toContain(event)
    for (const secret of ['people.example', '아닌 비밀번호', PASSWORD, token, '2001:db8'])
      expect(said).not.toContain(secret)
  })

  it('Failed sign-ins are stored without the e-mail address', async () => {
    for (const name of ['first', 'second']) await attempt(`${name}@people.example`)
    const { rows } = await database.pool.query('SELECT t::text AS row FROM staff_login_attempts t')
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain('people')
  })
})
