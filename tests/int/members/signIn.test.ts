import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH, SIGN_UP_PATH } from '@/domain/member/paths'
import { log } from '@/infra/log'
import { startSession } from '@/server/sessions/startSession'
import { type MemberTest, openMemberTest, refusalOf } from '../setup/signIn'
import { addPerson } from '../setup/staff'

const HARU = { sub: '1001', email: 'haru@people.example', nickname: '하루' }

describe('signing in as a member', () => {
  let test: MemberTest
  beforeAll(async () => {
    log.level = 'silent'
    test = await openMemberTest()
    expect((await test.browser().join(HARU, '하루')).status).toBe(200)
  })
  beforeEach(() => {
    test.issuer.trick = {}
  })
  afterAll(() => test.close())

  const rows = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query<Record<string, unknown>>(text, values)).rows
  const count = async (table: string) => Number((await rows(`SELECT count(*) AS n FROM ${table}`))[0]?.n)

  it('goes to the provider with state, nonce and PKCE, and back to where the visitor was', async () => {
    const one = test.browser()
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

  it('hands out cookies that scripts cannot read and other sites do not send', async () => {
    const one = test.browser()
    const begun = await one.send(SIGN_IN_START_PATH, { method: 'POST', body: new URLSearchParams({ next: '/' }) })
    expect([begun.status, begun.headers.get('Cache-Control')]).toEqual([303, 'no-store'])
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_signin=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const done = await one.finish(one.answerFor(begun.headers.get('Location') ?? '', HARU))
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const unknown = await test.browser().signIn({ sub: 'nobody-yet' })
    expect(unknown.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gonggong_signup=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('keeps neither state nor cookie as they are', async () => {
    const one = test.browser()
    const state = new URL(await one.start()).searchParams.get('state') ?? ''
    const dump = JSON.stringify(
      await rows(
        `SELECT t::text AS row, encode(state_hash, 'escape') AS a, encode(browser_hash, 'escape') AS b FROM oidc_requests t`,
      ),
    )
    for (const secret of [state, one.jar.get('gonggong_signin') ?? '']) expect(dump).not.toContain(secret)
  })

  it('refuses a way back without state, with an unknown one, and one that was used', async () => {
    const one = test.browser()
    const answer = one.answerFor(await one.start(), HARU)
    expect(await refusalOf(await one.finish({ code: answer.code }))).toEqual([400, 'auth-state-expired'])
    expect(await refusalOf(await one.finish({ ...answer, state: 'x'.repeat(43) }))).toEqual([400, 'auth-state-expired'])
    expect((await one.finish(answer)).status).toBe(200)
    expect(await refusalOf(await one.finish(answer))).toEqual([400, 'auth-state-expired'])
  })

  it('lets one of two that use the same way back at once through', async () => {
    const one = test.browser()
    const answer = one.answerFor(await one.start(), HARU)
    const found = await Promise.all(Array.from({ length: 5 }, async () => (await one.finish(answer)).status))
    expect(found.sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('refuses another browser, and leaves the rightful one its way', async () => {
    const [one, stranger, empty] = [test.browser(), test.browser(), test.browser()]
    const answer = one.answerFor(await one.start(), HARU)
    await stranger.start()
    expect(await refusalOf(await stranger.finish(answer))).toEqual([400, 'auth-state-expired'])
    expect(await refusalOf(await empty.finish(answer))).toEqual([400, 'auth-state-expired'])
    expect((await one.finish(answer)).status).toBe(200)
  })

  it('refuses a way that took too long, and sweeps such ways out', async () => {
    const one = test.browser()
    const answer = one.answerFor(await one.start(), HARU)
    await rows(`UPDATE oidc_requests SET expires_at = now() - interval '1 second'`)
    expect(await refusalOf(await one.finish(answer))).toEqual([400, 'auth-state-expired'])
    await one.start()
    expect(await count('oidc_requests')).toBe(1)
  })

  it('goes on in two tabs of one browser', async () => {
    const one = test.browser()
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
  ])('never leads on to %s', async (asked) => {
    const one = test.browser()
    const done = await one.finish(one.answerFor(await one.start(asked), HARU))
    expect(await done.json()).toEqual({ next: '/' })
  })

  it('ends the member’s session that the browser carried, and touches no other', async () => {
    const staff = await startSession(test.database.pool, {
      kind: 'staff',
      userId: await addPerson(test.database.pool, 'staff@people.example', 'admin'),
      device: '',
      presentedToken: null,
    })
    const [one, other, planted] = [test.browser(), test.browser(), test.browser()]
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

  it('makes a browser somebody else altogether: a member’s session ends where a sign-up begins, and the other way round', async () => {
    const one = test.browser()
    await one.signIn(HARU)
    const session = one.jar.get('gonggong_member') ?? ''
    await one.signIn({ sub: 'somebody-else', nickname: '다른 사람' })
    const old = test.browser()
    old.jar.set('gonggong_member', session)
    expect([[...one.jar.keys()].sort(), (await old.me()).member, (await one.signUpState()).nickname]).toEqual([
      ['gonggong_signin', 'gonggong_signup'],
      null,
      '다른 사람',
    ])
    const signUp = one.jar.get('gonggong_signup') ?? ''
    await one.signIn(HARU)
    old.jar.set('gonggong_signup', signUp)
    expect([[...one.jar.keys()].sort(), await refusalOf(await old.send(SIGN_UP_PATH))]).toEqual([
      ['gonggong_member', 'gonggong_signin'],
      [401, 'sign-up-expired'],
    ])
  })

  it('makes twenty sessions for twenty sign-ins at once, and all of them live', async () => {
    const browsers = Array.from({ length: 20 }, () => test.browser())
    expect(await Promise.all(browsers.map(async (one) => (await one.signIn(HARU)).status))).toEqual(Array(20).fill(200))
    expect(await Promise.all(browsers.map(async (one) => (await one.me()).member?.nickname))).toEqual(
      Array(20).fill('하루'),
    )
  })

  it('never finds an account by its e-mail, a member’s or a staff’s', async () => {
    for (const [sub, email] of [
      ['2001', HARU.email],
      ['2002', 'staff@people.example'],
    ]) {
      const one = test.browser()
      const done = await one.signIn({ sub: sub ?? '', email, email_verified: true })
      expect([done.status, await done.json(), (await one.me()).member]).toEqual([
        200,
        { next: '/register/terms' },
        null,
      ])
    }
    expect(await rows('SELECT user_id FROM member_identities WHERE subject = ANY ($1)', [['2001', '2002']])).toEqual([])
  })

  it('keeps the e-mail as the provider says it last', async () => {
    const email = async () =>
      (await rows('SELECT email FROM member_identities WHERE subject = $1', [HARU.sub]))[0]?.email
    await test.browser().signIn({ ...HARU, email: 'haru-new@people.example' })
    expect(await email()).toBe('haru-new@people.example')
    await test.browser().signIn({ sub: HARU.sub })
    expect(await email()).toBeNull()
    expect(await rows('SELECT email FROM users WHERE nickname = $1', ['하루'])).toEqual([{ email: null }])
  })

  it('works with plain forms too, which lead on within this site', async () => {
    const one = test.browser()
    const answer = one.answerFor(await one.start('/profile'), HARU)
    const submit = () => one.send(SIGN_IN_FINISH_PATH, { method: 'POST', body: new URLSearchParams(answer) })
    const done = await submit()
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/profile'])
    const again = await submit()
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/login?refused=auth-state-expired'])
  })

  it('does nothing at a GET', async () => {
    const before = await count('oidc_requests')
    const one = test.browser()
    const answer = one.answerFor(await one.start(), HARU)
    const finished = await one.send(`${SIGN_IN_FINISH_PATH}?${new URLSearchParams(answer)}`)
    const begun = await one.send(`${SIGN_IN_START_PATH}?next=/`)
    expect([finished.status, begun.status, finished.headers.getSetCookie(), begun.headers.getSetCookie()]).toEqual([
      404,
      404,
      [],
      [],
    ])
    expect(await count('oidc_requests')).toBe(before + 1)
    expect((await one.finish(answer)).status).toBe(200)
  })

  it.each([
    ['half a JSON', 'application/json', '{"code":', [400, 'invalid-body']],
    ['a list', 'application/json', '[1]', [400, 'invalid-body']],
    ['far too much', 'application/json', JSON.stringify({ code: 'a'.repeat(20_000) }), [413, 'body-too-large']],
  ])('refuses %s', async (_, type, body, refusal) => {
    const response = await test.browser().send(SIGN_IN_FINISH_PATH, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
      body,
    })
    expect(await refusalOf(response)).toEqual(refusal)
  })

  it('is begun sixty times within ten minutes from one network, and refused with the wait afterwards', async () => {
    const one = test.browser()
    const begun = await Promise.all(Array.from({ length: 65 }, () => one.start('/restaurants/3')))
    const refused = begun.filter((address) => address.startsWith('/login'))
    expect([begun.length - refused.length, refused[0]]).toEqual([
      60,
      expect.stringMatching(/^\/login\?next=%2Frestaurants%2F3&refused=rate-limited&seconds=\d+$/),
    ])
    expect((await test.browser().start()).startsWith(test.issuer.url)).toBe(true)
    const kept = await rows(`SELECT key FROM rate_limits WHERE key LIKE 'sign-in:%'`)
    expect(JSON.stringify(kept)).not.toMatch(/10\.0\./)
  })

  it('is refused with a sentence where there is no provider', async () => {
    const one = test.browser(test.appWith(null))
    expect(await one.start('/profile')).toBe('/login?next=%2Fprofile&refused=sign-in-disabled')
    expect(await refusalOf(await one.finish({ code: 'c', state: 's' }))).toEqual([503, 'sign-in-disabled'])
  })
})
