import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Digest } from '@/contract/follows'
import { CONFIRMATIONS_PER_DAY } from '@/domain/follow/follow'
import { consoleEmail, type Email, emailOf } from '@/infra/email'
import { parseEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { deleteOldConfirmations } from '@/server/follows/digest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { dumpDatabase, memberBrowser } from '../setup/members'
import { newsHarness } from './newsHarness'

let database: TestDatabase
let app: OpenAPIHono
const shared = globalThis as typeof globalThis & { gonggongEmail?: Email | undefined }
const { api, rowsOf, member, reader } = newsHarness(() => database)
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  app = api()
})
afterAll(() => database.drop())
afterEach(() => {
  shared.gonggongEmail = undefined
})

describe('Proving an address', () => {
  const ask = async (browser: Awaited<ReturnType<typeof memberBrowser>>, email: string, frequency = 'weekly') =>
    browser.send<Digest>('PUT', '/api/v1/me/digest', { email, frequency })
  const browserOf = async (user: number) => memberBrowser(app, database.pool, user)
  /** the last message that was printed, and the token in it */
  let printed = ''
  const tokenOf = () => /mail\/confirm\/([\w-]+)/.exec(printed)?.[1] ?? ''
  const confirm = (token: string) => app.request(`/api/v1/mail/confirm/${token}`, { method: 'POST' })
  beforeEach(() => {
    printed = ''
    shared.gonggongEmail = consoleEmail((text) => (printed = text))
  })

  it('An address is used only after the button behind the link was pressed, and the link works once', async () => {
    const user = await member()
    const browser = await browserOf(user)
    const asked = await ask(browser, 'Me@people.example')
    expect(asked.body).toMatchObject({ offered: true, email: null, waiting: 'Me@people.example' })
    const token = tokenOf()
    expect(await dumpDatabase(database.pool)).not.toContain(token)
    for (const method of ['GET', 'HEAD'])
      expect((await app.request(`/api/v1/mail/confirm/${token}`, { method })).status).toBeGreaterThanOrEqual(400)
    expect((await browser.send<Digest>('GET', '/api/v1/me/digest')).body.email).toBeNull()
    expect((await confirm(token)).status).toBe(204)
    expect((await browser.send<Digest>('GET', '/api/v1/me/digest')).body).toMatchObject({
      ...{ email: 'Me@people.example', waiting: null, frequency: 'weekly' },
    })
    expect((await confirm(token)).status).toBe(410)
  })

  it('Another link takes the place of an earlier one, and an old one ends', async () => {
    const browser = await browserOf(await member())
    await ask(browser, 'first@people.example')
    const first = tokenOf()
    await ask(browser, 'second@people.example')
    expect((await confirm(first)).status).toBe(410)
    await database.pool.query(`UPDATE email_confirmations SET expires_at = now() - interval '1 second'`)
    expect((await confirm(tokenOf())).status).toBe(410)
    expect(await deleteOldConfirmations(database.pool)).toBe(1)
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(100), 'x'.repeat(5_000), '%00', "'; DROP TABLE users", '%2e%2e', '🍚'])(
    'The token %j proves and leaves nothing, and the answer is no failure of the server',
    async (token) => {
      const { user } = await reader()
      for (const path of ['confirm', 'leave']) {
        const { status } = await app.request(
          `/api/v1/mail/${path}/${token.startsWith('%') ? token : encodeURIComponent(token)}`,
          { method: 'POST' },
        )
        expect(status).toBeLessThan(500)
      }
      expect(await rowsOf('SELECT FROM email_digests WHERE email IS NOT NULL AND user_id = $1', [user])).toHaveLength(1)
    },
  )

  it('How often changes without a mail, and a new address with one, while the former is used', async () => {
    const { user, email } = await reader()
    const browser = await browserOf(user)
    expect((await ask(browser, email, 'daily')).body).toMatchObject({ email, frequency: 'daily', waiting: null })
    expect(printed).toBe('')
    expect((await ask(browser, 'new@people.example')).body).toMatchObject({ email, waiting: 'new@people.example' })
  })

  it('A member and an address get a few links a day', async () => {
    const browser = await browserOf(await member())
    for (let count = 0; count < CONFIRMATIONS_PER_DAY; count++)
      expect((await ask(browser, `many${count}@people.example`)).status).toBe(200)
    expect((await ask(browser, 'many@people.example')).body.error?.code).toBe('rate-limited')
    for (let count = 0; count < CONFIRMATIONS_PER_DAY; count++)
      expect((await ask(await browserOf(await member()), 'victim@people.example')).status).toBe(200)
    const another = await ask(await browserOf(await member()), 'Victim@people.example')
    expect([another.status, another.body.error?.code]).toEqual([429, 'rate-limited'])
  })

  it.each([
    'nothing',
    'a@b',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    `${'x'.repeat(250)}@b.example`,
  ])('The address %j is refused', async (email) => {
    const { status, body } = await ask(await browserOf(await member()), email)
    expect([status, body.error?.field, printed]).toEqual([400, 'email', ''])
  })

  it('Without a mail server it is not offered, and a mail that fails is not kept as asked', async () => {
    const browser = await browserOf(await member())
    shared.gonggongEmail = { ...consoleEmail(), sendEmail: () => Promise.reject(new Error('no connection')) }
    expect((await ask(browser, 'me@people.example')).status).toBe(503)
    expect((await browser.send<Digest>('GET', '/api/v1/me/digest')).body.waiting).toBeNull()
    shared.gonggongEmail = emailOf(parseEnv({ NODE_ENV: 'production' }))
    expect((await browser.send<Digest>('GET', '/api/v1/me/digest')).body.offered).toBe(false)
    expect((await ask(browser, 'me@people.example')).status).toBe(503)
  })
})

describe('Leaving by the link of a mail', () => {
  const leave = (token: string, query = '') =>
    app.request(`/api/v1/mail/leave/${token}${query}`, {
      ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const addressOf = async (user: number) =>
    (await rowsOf<{ email: string | null }>('SELECT email FROM email_digests WHERE user_id = $1', [user]))[0]?.email

  it('It needs no session, works for ever and any number of times, and ends that member’s mails alone', async () => {
    const [one, other] = [await reader(), await reader()]
    for (const status of [(await leave(one.token)).status, (await leave(one.token)).status]) expect(status).toBe(204)
    expect([await addressOf(one.user), await addressOf(other.user)]).toEqual([null, other.email])
    await database.pool.query(`UPDATE email_digests SET email = 'again@people.example' WHERE user_id = $1`, [one.user])
    await leave(one.token)
    expect(await addressOf(one.user)).toBeNull()
  })

  it('A mail program that opens it is led to the page, and nothing changes', async () => {
    const { user, email, token } = await reader()
    for (const method of ['GET', 'HEAD']) {
      const answer = await app.request(`/api/v1/mail/leave/${token}`, { method })
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/mail/leave/${token}`])
    }
    expect(await addressOf(user)).toBe(email)
  })

  it('The page’s button comes back to the page', async () => {
    const { user, token } = await reader()
    const answer = await leave(token, '?then=page')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/mail/leave/${token}?result=done`])
    expect(await addressOf(user)).toBeNull()
  })

  it('In settings a member leaves too, and another member leaves nothing of theirs', async () => {
    const [one, other] = [await reader(), await reader()]
    expect((await (await memberBrowser(app, database.pool, one.user)).send('DELETE', '/api/v1/me/digest')).status).toBe(
      204,
    )
    expect([await addressOf(one.user), await addressOf(other.user)]).toEqual([null, other.email])
  })
})
