import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Digest } from '@/contract/follows'
import { emailOf } from '@/infra/email'
import { parseEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { sendDigests } from '@/server/follows/sendDigests'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { type MailServer, startMailServer } from '../setup/mailServer'
import { memberBrowser } from '../setup/members'
import { newsHarness } from './newsHarness'

const SITE = 'https://bapsang.example'
const MONDAY = new Date('2027-02-01T09:00:00+09:00')
const TUESDAY = new Date('2027-02-02T09:00:00+09:00')
const NEXT_MONDAY = new Date('2027-02-08T09:00:00+09:00')

let database: TestDatabase
let app: OpenAPIHono
let server: MailServer
/** what the mail server says to a receiver */
let answers: Map<string, string>
const { api, rowsOf, reader, tell } = newsHarness(() => database)
const smtp = () =>
  emailOf(parseEnv({ NODE_ENV: 'production', SMTP_URL: server.url, MAIL_FROM: '공공밥상 <no-reply@bapsang.example>' }))
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  app = api()
})
afterAll(() => database.drop())
beforeEach(async () => {
  answers = new Map()
  server = await startMailServer((receiver) => answers.get(receiver) ?? '250 ok')
  await database.pool.query('UPDATE email_digests SET email = NULL')
})
afterEach(() => server.close())

const send = (now: Date) => sendDigests(database.pool, { mail: smtp(), site: SITE, now })
const readers = () => server.taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
/** a message without the encodings of its header and parts */
const textOf = (mail = ''): string =>
  Buffer.from(
    mail
      .replace(/\r\n[ \t]+/g, ' ')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString()

describe('Mails with news', () => {
  it('A reader gets unread news once a week, with a link to leave that mail programs understand', async () => {
    const { user, email, token } = await reader()
    await tell(user)
    expect(await send(MONDAY)).toBe(1)
    expect(readers()).toEqual([email])
    const [mail = ''] = server.taken
    expect(textOf(mail)).toContain(`List-Unsubscribe: <${SITE}/api/v1/mail/leave/${token}>`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(textOf(mail)).toContain('가온시의 2026년 10월 방문 기록이 새로 올라왔어요.')
    expect(textOf(mail)).toContain(`${SITE}/mail/leave/${token}`)
    await tell(user, '2026-11')
    expect([await send(MONDAY), await send(TUESDAY)]).toEqual([0, 0])
    expect(await send(NEXT_MONDAY)).toBe(1)
    expect(textOf(server.taken[1])).not.toContain('2026년 10월')
  })

  it('Nothing is sent at night, without news, or about news that were read', async () => {
    const [one, read] = [await reader('daily'), await reader('daily')]
    await tell(read.user)
    await database.pool.query('UPDATE notifications SET read_at = now() WHERE user_id = $1', [read.user])
    expect(await send(TUESDAY)).toBe(0)
    await tell(one.user)
    expect(await send(new Date('2027-02-03T04:00:00+09:00'))).toBe(0)
    expect(await send(new Date('2027-02-03T08:00:00+09:00'))).toBe(1)
    expect(readers()).toEqual([one.email])
  })

  it('Two runs at once send each mail once', async () => {
    for (let count = 0; count < 5; count++) await tell((await reader()).user)
    const sent = await Promise.all([send(MONDAY), send(MONDAY), send(MONDAY)])
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(5)
    expect(new Set(readers()).size).toBe(5)
    expect(server.taken).toHaveLength(5)
  })

  it('After a failure the job sends what is missing and repeats nothing', async () => {
    const [first, second, third] = [await reader(), await reader(), await reader()]
    for (const { user } of [first, second, third]) await tell(user)
    answers.set(second.email, '451 later')
    await expect(send(MONDAY)).rejects.toThrow('451')
    expect(readers()).toEqual([first.email, third.email])
    answers.clear()
    expect(await send(MONDAY)).toBe(1)
    expect(readers()).toEqual([first.email, third.email, second.email])
  })

  it('A process that dies between claim and mail sends that mail never, and its news with the next one', async () => {
    const { user } = await reader()
    await tell(user)
    const dying = { sendEmail: () => new Promise<never>(() => undefined) }
    void sendDigests(database.pool, { mail: dying, site: SITE, now: MONDAY })
    await expect
      .poll(
        async () =>
          (await rowsOf(`SELECT FROM email_digests WHERE user_id = ${user} AND period = '2027-02-01'`)).length,
      )
      .toBe(1)
    expect(await send(MONDAY)).toBe(0)
    expect(await send(NEXT_MONDAY)).toBe(1)
    expect(textOf(server.taken[0])).toContain('2026년 10월')
  })

  it('An address that the server refuses for good is deleted, and settings say so', async () => {
    const { user, email } = await reader()
    await tell(user)
    answers.set(email, '550 no such person')
    expect(await send(MONDAY)).toBe(0)
    const { body } = await (await memberBrowser(app, database.pool, user)).send<Digest>('GET', '/api/v1/me/digest')
    expect(body).toMatchObject({ email: null, refused: true })
  })

  it('Blocked members get none', async () => {
    const { user } = await reader()
    await tell(user)
    await database.pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '도배' WHERE id = $1`, [user])
    expect(await send(MONDAY)).toBe(0)
  })
})
