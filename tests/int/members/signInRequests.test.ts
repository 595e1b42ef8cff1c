import { beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH } from '@/contract/memberPaths'
import { refusalOf } from '../setup/signIn'
import { memberHarness } from './memberHarness'

const HARU = { sub: '1001', email: 'haru@people.example', nickname: '하루' }

describe('Member sign-in requests', () => {
  const { test, rows, count } = memberHarness()
  beforeAll(async () => {
    expect((await test().browser().join(HARU, '하루')).status).toBe(200)
  })

  it('Sign-in cookies are SameSite and, but for the marker that grants nothing, HttpOnly', async () => {
    const one = test().browser()
    const begun = await one.send(SIGN_IN_START_PATH, { method: 'POST', body: new URLSearchParams({ next: '/' }) })
    expect([begun.status, begun.headers.get('Cache-Control')]).toEqual([303, 'no-store'])
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_signin=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const done = await one.finish(one.answerFor(begun.headers.get('Location') ?? '', HARU))
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'gonggong_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ])
    const unknown = await test().browser().signIn({ sub: 'nobody-yet' })
    expect(unknown.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_signup=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('Sign-in also works as a plain form, which redirects within this site only', async () => {
    const one = test().browser()
    const answer = one.answerFor(await one.start('/profile'), HARU)
    const submit = () => one.send(SIGN_IN_FINISH_PATH, { method: 'POST', body: new URLSearchParams(answer) })
    const done = await submit()
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/profile'])
    const again = await submit()
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/login?refused=auth-state-expired'])
  })

  it('Sign-in requests sent with GET do nothing', async () => {
    const before = await count('oidc_requests')
    const one = test().browser()
    const answer = one.answerFor(await one.start(), HARU)
    const finished = await one.send(`${SIGN_IN_FINISH_PATH}?${new URLSearchParams(answer)}`)
    const begun = await one.send(`${SIGN_IN_START_PATH}?next=/`)
    expect([finished.status, begun.status, finished.headers.getSetCookie(), begun.headers.getSetCookie()]).toEqual([
      405,
      405,
      [],
      [],
    ])
    expect(await count('oidc_requests')).toBe(before + 1)
    expect((await one.finish(answer)).status).toBe(200)
  })

  it.each([
    ['truncated JSON', 'application/json', '{"code":', [400, 'invalid-body']],
    ['a list', 'application/json', '[1]', [400, 'invalid-body']],
    [
      'a body that is too large',
      'application/json',
      JSON.stringify({ code: 'a'.repeat(20_000) }),
      [413, 'body-too-large'],
    ],
  ])('A sign-in callback with %s is rejected', async (_, type, body, refusal) => {
    const response = await test()
      .browser()
      .send(SIGN_IN_FINISH_PATH, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
        body,
      })
    expect(await refusalOf(response)).toEqual(refusal)
  })

  it('One network can start sixty sign-ins in ten minutes, and is then shown the waiting time', async () => {
    const one = test().browser()
    const begun = await Promise.all(Array.from({ length: 65 }, () => one.start('/restaurants/3')))
    const refused = begun.filter((address) => address.startsWith('/login'))
    expect([begun.length - refused.length, refused[0]]).toEqual([
      60,
      expect.stringMatching(/^\/login\?next=%2Frestaurants%2F3&refused=rate-limited&seconds=\d+$/),
    ])
    expect((await test().browser().start()).startsWith(test().issuer.url)).toBe(true)
    const kept = await rows(`SELECT key FROM rate_limits WHERE key LIKE 'sign-in:%'`)
    expect(JSON.stringify(kept)).not.toMatch(/10\.0\./)
  })

  it('Sign-in is rejected as disabled when no provider is configured', async () => {
    const one = test().browser(test().appWith(null))
    expect(await one.start('/profile')).toBe('/login?next=%2Fprofile&refused=sign-in-disabled')
    expect(await refusalOf(await one.finish({ code: 'c', state: 's' }))).toEqual([503, 'sign-in-disabled'])
  })
})
