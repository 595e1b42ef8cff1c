import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { type MemberTest, openMemberTest } from '../setup/signIn'

const SITE = 'https://bapsang.example'

describe('Member sign-in over HTTPS', () => {
  let test: MemberTest
  beforeAll(async () => {
    log.level = 'silent'
    changeEnv({ SITE_URL: `${SITE}/` })
    test = await openMemberTest()
  })
  afterAll(() => test.close())

  it('Sign-in sets __Host- cookies and redirects to the public address despite a forged Host header', async () => {
    const one = test.browser()
    const begun = await one.send('/api/v1/auth/start', {
      method: 'POST',
      headers: { Host: 'evil.example' },
      body: new URLSearchParams({ next: '/' }),
    })
    const address = begun.headers.get('Location') ?? ''
    expect(new URL(address).searchParams.get('redirect_uri')).toBe(`${SITE}/auth/callback`)
    const unknown = await one.finish(one.answerFor(address, { sub: '1' }))
    await one.agreeToAll()
    const made = await one.complete('자물쇠')
    expect([begun, unknown, made].flatMap((answer) => answer.headers.getSetCookie())).toEqual([
      expect.stringMatching(/^__Host-gonggong_signin=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-gonggong_signup=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-gonggong_member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      '__Host-gonggong_signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      '__Host-gonggong_signup=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect((await one.me()).member?.nickname).toBe('자물쇠')
  })

  it('A cookie without the __Host- prefix, which a sibling host could set, is ignored', async () => {
    const [one, other] = [test.browser(), test.browser()]
    const answer = one.answerFor(await one.start(), { sub: '1' })
    other.jar.set('gonggong_signin', one.jar.get('__Host-gonggong_signin') ?? '')
    expect((await other.finish(answer)).status).toBe(400)
    expect((await one.finish(answer)).status).toBe(200)
  })
})
