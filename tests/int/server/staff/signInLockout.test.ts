import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { createApi } from '@/api/createApi'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import {
  SIGN_IN_ADDRESS_FAILURES_MAX,
  SIGN_IN_DEVICE_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
  STAFF_SIGN_INS_MAX,
} from '@/domain/staff/staff'
import { log } from '@/infra/log'
import { clientIpPrefix } from '@/infra/clientIpPrefix'
import { rateLimitKey } from '@/server/rateLimit'
import { hashEmail } from '@/server/staff/loginThrottle'
import { setPassword } from '@/server/staff/password'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { emptyTables } from '../../setup/emptyTables'
import { addPerson, PASSWORD, someNetwork, staffBrowser } from '../../setup/staff'
import { addRow } from '../../setup/rows'

const ADMIN = 'admin@people.example'
const OTHER = 'other@people.example'
const DEVICE = 'gonggong_staff_device'
const ATTACKERS = 130
const SECRET = 'only-for-these-tests-0123456789'

/** A network that has used up its sign-in attempts. */
async function exhaustedNetwork({ pool }: TestDatabase, secret = SECRET): Promise<string> {
  const network = someNetwork()
  const key = rateLimitKey('staff-sign-in', clientIpPrefix(network, undefined, 0), secret)
  await addRow(pool, 'rate_limits', { key, hits: Array<Date>(STAFF_SIGN_INS_MAX).fill(new Date()) })
  return network
}

describe('Staff sign-in under attack', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = createApi({ pool: database.pool, writes: database.pool, callers: { secret: SECRET, trustedProxies: 0 } })
    for (const email of [ADMIN, OTHER]) await addPerson(database.pool, email, 'admin')
  })
  beforeEach(() => emptyTables(database.pool, ['staff_login_attempts', 'rate_limits']))
  afterAll(() => database.drop())

  const guess = async (from: string, email = ADMIN) =>
    (await staffBrowser(app, from).signIn(email, '아닌 비밀번호')).status
  /** A browser in which staff have signed in and out again. */
  const knownBrowser = async (from: string, email = ADMIN) => {
    const one = staffBrowser(app, from)
    expect((await one.signIn(email)).status).toBe(204)
    await one.signOut()
    return one
  }
  const errorOf = async (response: Response) =>
    ((await response.json()) as { error: { code: string; message: string } }).error

  it('Staff can sign in from another network or a known browser while one network tries 130 times', async () => {
    const hostile = someNetwork()
    const known = await knownBrowser(hostile)
    const flood = Array.from({ length: ATTACKERS }, (_, i) =>
      guess(hostile, i % 2 ? ADMIN : `guess${i}@people.example`),
    )
    const [elsewhere, here] = await Promise.all([staffBrowser(app).signIn(ADMIN), known.signIn(ADMIN)])
    expect([elsewhere.status, here.status]).toEqual([204, 204])
    const answers = await Promise.all(flood)
    expect(new Set(answers)).toEqual(new Set([401, 429]))
    // The admin's own first sign-in used one attempt. Attempts over the limit never reach a password hash.
    expect(answers.filter((status) => status === 401).length).toBeLessThan(STAFF_SIGN_INS_MAX)
  })

  it('A network with too many attempts gets a waiting time, for its whole IPv6 block', async () => {
    const hostile = await exhaustedNetwork(database)
    const refused = await staffBrowser(app, hostile).signIn(ADMIN)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 200]).toEqual([429, true])
    expect(await errorOf(refused)).toMatchObject({
      code: 'sign-in-limited',
      message: expect.stringMatching(/이 네트워크에서.*\d+분 뒤/) as string,
    })
    // Another address of the same IPv6 block counts as the same network.
    expect((await staffBrowser(app, hostile.replace('::1', '::2')).signIn(ADMIN)).status).toBe(429)
  })

  it('Staff can sign in from elsewhere after wrong passwords lock one network', async () => {
    const hostile = someNetwork()
    for (let i = 0; i < SIGN_IN_FAILURES_MAX; i++) expect(await guess(hostile)).toBe(401)
    expect(await guess(hostile)).toBe(429)
    expect((await staffBrowser(app).signIn(ADMIN)).status).toBe(204)
  })

  it('Guesses from many networks lock unknown browsers only, until the password is reset', async () => {
    const known = await knownBrowser(someNetwork())
    await guess(someNetwork())
    await database.pool.query('UPDATE staff_login_attempts SET failures = $2 WHERE key = $1', [
      hashEmail(ADMIN),
      SIGN_IN_ADDRESS_FAILURES_MAX - 1,
    ])
    expect([await guess(someNetwork()), await guess(someNetwork())]).toEqual([401, 429])
    const refused = await staffBrowser(app).signIn(ADMIN)
    expect([refused.status, await errorOf(refused)]).toMatchObject([429, { code: 'account-locked' }])
    expect((await known.signIn(ADMIN)).status).toBe(204)
    expect((await staffBrowser(app).signIn(OTHER)).status).toBe(204)
    expect(await setPassword(database.pool, ADMIN, PASSWORD)).toEqual(ok())
    expect((await staffBrowser(app).signIn(ADMIN)).status).toBe(204)
  })

  it('A known browser has its own failure limit, which locks that browser only', async () => {
    const network = someNetwork()
    const [known, second] = [await knownBrowser(network), await knownBrowser(network)]
    for (let i = 0; i < SIGN_IN_DEVICE_FAILURES_MAX; i++)
      expect((await known.signIn(ADMIN, '아닌 비밀번호')).status).toBe(401)
    expect((await known.signIn(ADMIN)).status).toBe(429)
    expect([(await second.signIn(ADMIN)).status, (await staffBrowser(app, network).signIn(ADMIN)).status]).toEqual([
      204, 204,
    ])
  })
})

describe('Staff device cookie', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  const appWith = (other: string) =>
    createApi({ pool: database.pool, writes: database.pool, callers: { secret: other, trustedProxies: 0 } })
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = appWith(SECRET)
    for (const email of [ADMIN, OTHER]) await addPerson(database.pool, email, 'admin')
  })
  beforeEach(() => emptyTables(database.pool, ['staff_login_attempts', 'rate_limits']))
  afterAll(() => database.drop())

  /** Whether a browser with this cookie is known: it can sign in although its network has no attempts left. */
  const isKnown = async (cookie: string, { email = ADMIN, secret = SECRET, password = PASSWORD } = {}) => {
    const one = staffBrowser(appWith(secret), await exhaustedNetwork(database, secret))
    one.jar.set(DEVICE, cookie)
    const { status } = await one.signIn(email, password)
    expect([204, 429]).toContain(status)
    return status === 204
  }
  const given = async (email = ADMIN) => {
    const one = staffBrowser(app)
    const response = await one.signIn(email)
    return { one, set: response.headers.getSetCookie()[1] ?? '', value: one.jar.get(DEVICE) ?? '' }
  }

  it('The device cookie is long-lived, HttpOnly, without e-mail address, and renewed at sign-in', async () => {
    const { one, set, value } = await given()
    expect(set.slice(set.indexOf(';'))).toBe(`; Max-Age=${DEVICE_COOKIE_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax`)
    expect(
      value
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
        .join() + value,
    ).not.toMatch(/admin|people/)
    await one.signIn(ADMIN)
    expect(one.jar.get(DEVICE)).not.toBe(value)
    expect([await isKnown(value), await isKnown(one.jar.get(DEVICE) ?? '')]).toEqual([true, true])
  })

  it('The device cookie alone does not sign anyone in', async () => {
    const { value } = await given()
    const one = staffBrowser(app)
    one.jar.set(DEVICE, value)
    expect([
      (await one.who()).status,
      (await one.signIn(ADMIN, '아닌 비밀번호')).status,
      (await one.who()).status,
    ]).toEqual([401, 401, 401])
    expect((await staffBrowser(app).signIn(ADMIN, '아닌 비밀번호')).headers.getSetCookie()).toEqual([])
  })

  it('The device cookie is valid for its own account and installation only', async () => {
    const { value } = await given()
    expect([
      await isKnown(value, { email: OTHER }),
      await isKnown(value, { secret: 'another-secret-of-another-place' }),
    ]).toEqual([false, false])
  })

  it.each([
    ['given a later date', (value: string) => value.replace(/^\d+/, (at) => String(Number(at) + 1))],
    ['given another browser’s id', (value: string) => value.replace(/\.[\w-]+\./, '.AAAAAAAAAAAAAAAAAAAAAA.')],
    ['truncated', (value: string) => value.split('.').slice(0, 3).join('.')],
    ['extended', (value: string) => `${value}.x`],
    ['replaced with nonsense', () => '....'],
  ])('A device cookie is invalid once it was %s', async (_, forge) => {
    expect(await isKnown(forge((await given()).value))).toBe(false)
  })

  it('A new password invalidates all device cookies of the account', async () => {
    const email = 'changed@people.example'
    await addPerson(database.pool, email, 'admin')
    const [one, other] = [await given(email), await given(email)]
    const changed = { email, password: 'vR8-kelp_ottoman' }
    expect(await setPassword(database.pool, email, changed.password)).toEqual(ok())
    expect([await isKnown(one.value, changed), await isKnown(other.value, changed)]).toEqual([false, false])
  })
})
