import { beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '@/server/sessions/session'
import { refusalOf } from '../setup/signIn'
import { addPerson } from '../setup/staff'
import { memberHarness } from './memberHarness'

const HARU = { sub: '1001', email: 'haru@people.example', nickname: '하루' }

describe('Member sign-in', () => {
  const { test, rows, count } = memberHarness()
  beforeAll(async () => {
    expect((await test().browser().join(HARU, '하루')).status).toBe(200)
  })

  it('Sign-in redirects to the provider with state, nonce and PKCE, and back to the visitor’s page', async () => {
    const one = test().browser()
    const address = new URL(await one.start('/restaurants/3?tab=reviews'))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'test-client',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost/auth/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const done = await one.finish(one.answerFor(address.href, HARU))
    expect([done.status, await done.json(), done.headers.get('Cache-Control')]).toEqual([
      200,
      { next: '/restaurants/3?tab=reviews' },
      'no-store',
    ])
    expect((await one.me()).member).toMatchObject({ nickname: '하루', role: 'user', consent_required: false })
  })

  it('The state and the cookie of a sign-in are stored only as hashes', async () => {
    const one = test().browser()
    const state = new URL(await one.start()).searchParams.get('state') ?? ''
    const dump = JSON.stringify(
      await rows(
        `SELECT t::text AS row, encode(state_hash, 'escape') AS a, encode(browser_hash, 'escape') AS b
          FROM oidc_requests t`,
      ),
    )
    for (const secret of [state, one.jar.get('gonggong_signin') ?? '']) expect(dump).not.toContain(secret)
  })

  it('A callback with a missing, unknown or used state is rejected', async () => {
    const one = test().browser()
    const answer = one.answerFor(await one.start(), HARU)
    expect(await refusalOf(await one.finish({ code: answer.code }))).toEqual([400, 'auth-state-expired'])
    expect(await refusalOf(await one.finish({ ...answer, state: 'x'.repeat(43) }))).toEqual([400, 'auth-state-expired'])
    expect((await one.finish(answer)).status).toBe(200)
    expect(await refusalOf(await one.finish(answer))).toEqual([400, 'auth-state-expired'])
  })

  it('One of five parallel callbacks with the same state is accepted', async () => {
    const one = test().browser()
    const answer = one.answerFor(await one.start(), HARU)
    const found = await Promise.all(Array.from({ length: 5 }, async () => (await one.finish(answer)).status))
    expect(found.sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('A callback in another browser is rejected, and the right browser can still finish', async () => {
    const [one, stranger, empty] = [test().browser(), test().browser(), test().browser()]
    const answer = one.answerFor(await one.start(), HARU)
    await stranger.start()
    expect(await refusalOf(await stranger.finish(answer))).toEqual([400, 'auth-state-expired'])
    expect(await refusalOf(await empty.finish(answer))).toEqual([400, 'auth-state-expired'])
    expect((await one.finish(answer)).status).toBe(200)
  })

  it('An expired authorization request is rejected and deleted', async () => {
    const one = test().browser()
    const answer = one.answerFor(await one.start(), HARU)
    await rows(`UPDATE oidc_requests SET expires_at = now() - interval '1 second'`)
    expect(await refusalOf(await one.finish(answer))).toEqual([400, 'auth-state-expired'])
    await one.start()
    expect(await count('oidc_requests')).toBe(1)
  })

  it('Two tabs of one browser can sign in at the same time', async () => {
    const one = test().browser()
    const [first, second] = [await one.start('/a'), await one.start('/b')]
    const answers = [await one.finish(one.answerFor(first, HARU)), await one.finish(one.answerFor(second, HARU))]
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ next: '/a' }, { next: '/b' }])
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'https://bapsang.example@evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/..//evil.example',
    '/login',
    '/auth/callback?code=1',
    '/register/terms',
  ])('Sign-in never redirects to %s', async (asked) => {
    const one = test().browser()
    const done = await one.finish(one.answerFor(await one.start(asked), HARU))
    expect(await done.json()).toEqual({ next: '/' })
  })

  it('A sign-in ends the browser’s previous member session and no other', async () => {
    const staff = await startSession(test().database.pool, {
      kind: 'staff',
      userId: await addPerson(test().database.pool, 'staff@people.example', 'admin'),
      device: '',
      presentedToken: null,
    })
    const [one, other, planted] = [test().browser(), test().browser(), test().browser()]
    await other.signIn(HARU)
    await one.signIn(HARU)
    const before = one.jar.get('gonggong_member') ?? ''
    one.jar.set('gonggong_staff', staff)
    await one.signIn(HARU)
    expect(one.jar.get('gonggong_member')).not.toBe(before)
    planted.jar.set('gonggong_member', before)
    expect([(await planted.me()).member, (await other.me()).member?.nickname]).toEqual([null, '하루'])
    expect((await one.me()).staff).toMatchObject({ role: 'admin' })
  })

  it('A sign-up ends the browser’s member session, and a sign-in ends its sign-up', async () => {
    const one = test().browser()
    await one.signIn(HARU)
    const session = one.jar.get('gonggong_member') ?? ''
    await one.signIn({ sub: 'somebody-else', nickname: '다른 사람' })
    const old = test().browser()
    old.jar.set('gonggong_member', session)
    expect([[...one.jar.keys()].sort(), (await old.me()).member, (await one.signUpState()).nickname]).toEqual([
      ['gonggong_signin', 'gonggong_signup'],
      null,
      '다른 사람',
    ])
    const signUp = one.jar.get('gonggong_signup') ?? ''
    await one.signIn(HARU)
    old.jar.set('gonggong_signup', signUp)
    expect([[...one.jar.keys()].sort(), await refusalOf(await old.send('/api/v1/auth/sign-up'))]).toEqual([
      ['gonggong_member', 'gonggong_signed_in', 'gonggong_signin'],
      [401, 'sign-up-expired'],
    ])
  })

  it('Twenty parallel sign-ins create twenty valid sessions', async () => {
    const browsers = Array.from({ length: 20 }, () => test().browser())
    expect(await Promise.all(browsers.map(async (one) => (await one.signIn(HARU)).status))).toEqual(Array(20).fill(200))
    expect(await Promise.all(browsers.map(async (one) => (await one.me()).member?.nickname))).toEqual(
      Array(20).fill('하루'),
    )
  })

  it('A member or staff account is never found by its e-mail address', async () => {
    for (const [sub, email] of [
      ['2001', HARU.email],
      ['2002', 'staff@people.example'],
    ]) {
      const one = test().browser()
      const done = await one.signIn({ sub: sub ?? '', email, email_verified: true })
      expect([done.status, await done.json(), (await one.me()).member]).toEqual([
        200,
        { next: '/register/terms' },
        null,
      ])
    }
    expect(await rows('SELECT user_id FROM member_identities WHERE subject = ANY ($1)', [['2001', '2002']])).toEqual([])
  })

  it('The e-mail address that the provider sent last is stored', async () => {
    const email = async () =>
      (await rows('SELECT email FROM member_identities WHERE subject = $1', [HARU.sub]))[0]?.email
    await test()
      .browser()
      .signIn({ ...HARU, email: 'haru-new@people.example' })
    expect(await email()).toBe('haru-new@people.example')
    await test().browser().signIn({ sub: HARU.sub })
    expect(await email()).toBeNull()
    expect(await rows('SELECT email FROM users WHERE nickname = $1', ['하루'])).toEqual([{ email: null }])
  })
})
