import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH } from '@/contract/memberPaths'
import { log } from '@/infra/log'
import { type MemberBrowser, type MemberTest, openMemberTest } from '../setup/signIn'

const ODD = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; DROP TABLE users; --",
    '%',
    '%E0%A4%A',
    '__proto__',
    '{}',
    'null',
    '가'.repeat(50),
  ),
)
const FIELDS = fc.dictionary(
  fc.constantFrom('code', 'state', 'error', 'iss', 'next', 'nickname', 'region', 'agreed', '__proto__', 'constructor'),
  fc.oneof(ODD, fc.jsonValue()),
)

/** Words from messages of PostgreSQL and its driver. */
const DATABASE_WORDS = /syntax|relation|column|invalid byte|SELECT|INSERT|postgres/i

describe('Hostile sign-in and sign-up requests', () => {
  let test: MemberTest
  let signingUp: MemberBrowser
  let member: MemberBrowser
  beforeAll(async () => {
    log.level = 'silent'
    test = await openMemberTest()
    ;[signingUp, member] = [test.browser(), test.browser()]
    await member.join({ sub: '1' }, '하루')
    await signingUp.signIn({ sub: '2' })
    await signingUp.agreeToAll()
  })
  afterAll(() => test.close())

  const isAnswered = async (answer: Response) => {
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(DATABASE_WORDS)
    const location = answer.headers.get('Location') ?? '/'
    expect([test.issuer.url, 'http://localhost']).toContain(new URL(location, 'http://localhost').origin)
  }

  it('No JSON body causes a server error in sign-in, sign-up or consent', async () => {
    const paths = [
      SIGN_IN_FINISH_PATH,
      '/api/v1/auth/sign-up/terms',
      '/api/v1/auth/sign-up/profile',
      '/api/v1/auth/consent',
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(FIELDS, fc.jsonValue()), async (path, body) => {
        for (const one of [signingUp, member]) await isAnswered(await one.postJson(path, body as object))
      }),
      { numRuns: 150 },
    )
    expect((await member.me()).member?.nickname).toBe('하루')
  })

  it('No form or query causes a server error in sign-in or the nickname check', async () => {
    await fc.assert(
      fc.asyncProperty(ODD, ODD, async (one, other) => {
        const body = () => new URLSearchParams({ next: one, code: other, state: one, error: other })
        await isAnswered(await test.browser().send(SIGN_IN_START_PATH, { method: 'POST', body: body() }))
        await isAnswered(await member.send(SIGN_IN_FINISH_PATH, { method: 'POST', body: body() }))
        await isAnswered(await signingUp.send(`/api/v1/auth/nickname?${new URLSearchParams({ nickname: one })}`))
      }),
      { numRuns: 60 },
    )
  })

  it('Requests with made-up cookies are rejected, and sign-in can still start', async () => {
    for (const value of ['', '%', '%00', 'x', 'x'.repeat(4000), '"', '%E0%A4%A']) {
      const one = test.browser()
      for (const name of ['gonggong_signin', 'gonggong_signup', 'gonggong_member']) one.jar.set(name, value)
      const answers = [
        await one.send('/api/v1/auth/sign-up'),
        await one.complete('처음 온 손님'),
        await one.finish({ code: 'c', state: 's' }),
        await one.send('/api/v1/auth/sign-up', { method: 'DELETE' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 400, 204])
      expect(await one.start()).toMatch(/authorize/)
    }
  })
})
