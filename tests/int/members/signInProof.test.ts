import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '@/infra/log'
import { type Claims, CLIENT, startFakeOidcProvider, type Misbehaviour } from '../setup/fakeOidcProvider'
import { oidcClientFor, type MemberTest, refusalOf } from '../setup/signIn'
import { breaksOff, fails, isSilent, trails } from './brokenResponses'
import { memberDesk } from './memberDesk'

const HARU = { sub: '1001', email: 'haru@people.example' }
const UNPROVEN = [400, 'identity-unverified']
const UNREACHABLE = [503, 'identity-provider-unavailable']

/** Nobody waits long for an issuer that is silent on purpose. */
const IMPATIENT_MS = 500

describe('what the provider says', () => {
  const { test, count } = memberDesk()
  let stranger: CryptoKeyPair
  beforeAll(async () => {
    stranger = await generateKeyPair('RS256')
    expect((await test().browser().join(HARU, '하루')).status).toBe(200)
  })

  /** Signs in under a trick, and shows that nobody is signed in or up by it. */
  const refusalUnder = async (trick: Misbehaviour, app = test().app) => {
    const [sessions, signUps] = [await count('sessions'), await count('sign_ups')]
    test().issuer.trick = trick
    const one = test().browser(app)
    const done = await one.signIn(HARU)
    expect([done.headers.getSetCookie(), await count('sessions'), await count('sign_ups')]).toEqual([
      [],
      sessions,
      signUps,
    ])
    return refusalOf(done)
  }
  /** However long that takes on a busy machine: what is measured begins afterwards. */
  const readDescription = async (app: MemberTest['app']) => {
    for (let address = ''; !address.includes('/authorize');) address = await test().browser(app).start()
  }
  const changed = (change: Partial<Claims>): Misbehaviour => ({ claims: (claims) => ({ ...claims, ...change }) })
  const now = () => Math.floor(Date.now() / 1000)

  it('is believed when all of it is right', async () => {
    expect((await test().browser().signIn(HARU)).status).toBe(200)
  })

  it.each<[string, () => Misbehaviour]>([
    ['another sign-in’s nonce', () => changed({ nonce: 'x'.repeat(43) })],
    ['no nonce', () => changed({ nonce: undefined })],
    ['another issuer', () => changed({ iss: 'https://evil.example' })],
    ['another audience', () => changed({ aud: 'another-client' })],
    [
      'several audiences, and none is named as the one it was made for',
      () => changed({ aud: [CLIENT.clientId, 'another-client'], azp: 'another-client' }),
    ],
    ['a token of yesterday', () => changed({ exp: now() - 3600, iat: now() - 7200 })],
    ['a token without an end', () => changed({ exp: undefined })],
    ['nobody', () => changed({ sub: '' })],
    ['a name that is none', () => changed({ sub: 'a\u0000b' })],
    ['no signature (alg none)', () => ({ idToken: (claims) => new UnsecuredJWT(claims).encode() })],
    [
      'a key nobody knows',
      () => ({ idToken: (claims) => test().issuer.sign(claims, { kid: 'k2', key: stranger.privateKey }) }),
    ],
    [
      'a stranger’s signature under the known key’s name',
      () => ({ idToken: (claims) => test().issuer.sign(claims, { key: stranger.privateKey }) }),
    ],
    [
      'claims that were changed after signing',
      () => ({
        idToken: async (claims) =>
          (await test().issuer.sign(claims)).replace(
            /\.[^.]+\./,
            `.${Buffer.from(JSON.stringify({ ...claims, email: 'x@people.example' })).toString('base64url')}.`,
          ),
      }),
    ],
    [
      'the client’s secret as its key (HS256)',
      () => ({
        idToken: (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.clientSecret)),
      }),
    ],
    [
      'the public key as its secret (HS256)',
      () => ({
        idToken: async (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
            .sign(new TextEncoder().encode(await exportSPKI(test().issuer.publicKey))),
      }),
    ],
    ['no JWT', () => ({ idToken: () => 'a.b.c' })],
    [
      'no ID token at all',
      () => ({
        token: (res) =>
          void res
            .writeHead(200, { 'Content-Type': 'application/json' })
            .end('{"access_token":"a","token_type":"bearer"}'),
      }),
    ],
    [
      'no JSON',
      () => ({ token: (res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>') }),
    ],
    [
      'a redirect to somewhere else',
      () => ({ token: (res) => void res.writeHead(302, { Location: 'http://localhost:1/' }).end() }),
    ],
  ])('is refused with %s', async (_, trick) => {
    expect(await refusalUnder(trick())).toEqual(UNPROVEN)
  })

  it.each<[string, Misbehaviour]>([
    ['500', { token: fails(500) }],
    ['503', { token: fails(503) }],
    ['breaking off', { token: breaksOff }],
  ])('is not there when the token request is met with %s', async (_, trick) => {
    expect(await refusalUnder(trick)).toEqual(UNREACHABLE)
  })

  it.each<[string, Misbehaviour]>([
    ['silence', { token: isSilent }],
    ['an answer that never ends', { token: trails }],
  ])('is waited for no longer than a while at %s', async (_, trick) => {
    const app = test().appWith(oidcClientFor(test().issuer.url, IMPATIENT_MS))
    await readDescription(app)
    expect(await refusalUnder(trick, app)).toEqual(UNREACHABLE)
  })

  it('is waited for no longer than a while when it will not describe itself', async () => {
    const issuer = await startFakeOidcProvider()
    issuer.trick = { description: isSilent }
    expect(
      await test()
        .browser(test().appWith(oidcClientFor(issuer.url, IMPATIENT_MS)))
        .start(),
    ).toBe('/login?refused=identity-provider-unavailable')
    await issuer.close()
  })

  it('is not there when its keys cannot be read', async () => {
    const issuer = await startFakeOidcProvider()
    const one = test().browser(test().appWith(oidcClientFor(issuer.url)))
    issuer.trick = { keys: fails(500) }
    const address = await one.start()
    const done = await one.finish({
      code: issuer.codeFor(address, HARU),
      state: new URL(address).searchParams.get('state') ?? '',
    })
    await issuer.close()
    expect(await refusalOf(done)).toEqual(UNREACHABLE)
  })

  it('may be no, which is no fault', async () => {
    const one = test().browser()
    const state = async () => new URL(await one.start('/profile')).searchParams.get('state') ?? ''
    expect(await refusalOf(await one.finish({ error: 'access_denied', state: await state() }))).toEqual([
      400,
      'sign-in-denied',
    ])
    expect(await refusalOf(await one.finish({ error: 'temporarily_unavailable', state: await state() }))).toEqual(
      UNREACHABLE,
    )
    expect(await refusalOf(await one.finish({ error: 'invalid_scope', state: await state() }))).toEqual(UNPROVEN)
    expect(await refusalOf(await one.finish({ code: 'made-up', state: await state() }))).toEqual(UNPROVEN)
    expect(
      await refusalOf(await one.finish({ code: 'made-up', iss: 'https://evil.example', state: await state() })),
    ).toEqual(UNPROVEN)
  })

  it('of somebody else’s code is refused: the code belongs to the sign-in it was made for', async () => {
    const [victim, thief] = [test().browser(), test().browser()]
    const stolen = victim.answerFor(await victim.start(), HARU).code
    const own = new URL(await thief.start()).searchParams.get('state') ?? ''
    expect(await refusalOf(await thief.finish({ code: stolen, state: own }))).toEqual(UNPROVEN)
  })

  it('is asked for again when it could not be described at first', async () => {
    const issuer = await startFakeOidcProvider()
    const one = test().browser(test().appWith(oidcClientFor(issuer.url)))
    for (const description of [fails(500), breaksOff, fails(503)]) {
      issuer.trick = { description }
      expect(await one.start('/profile')).toBe('/login?next=%2Fprofile&refused=identity-provider-unavailable')
    }
    issuer.trick = {}
    const begun = await Promise.all(Array.from({ length: 5 }, () => one.start()))
    expect(begun.every((address) => address.startsWith(`${issuer.url}/authorize?`))).toBe(true)
    expect(issuer.asked.filter((path) => path.includes('openid-configuration'))).toHaveLength(4)
    await issuer.close()
    expect(await one.start()).toMatch(/authorize/)
  })

  it('is refused from a provider that describes itself as another', async () => {
    const issuer = await startFakeOidcProvider()
    issuer.trick = {
      description: (res) =>
        void res
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ issuer: test().issuer.url, authorization_endpoint: `${issuer.url}/authorize` })),
    }
    expect(
      await test()
        .browser(test().appWith(oidcClientFor(issuer.url)))
        .start(),
    ).toBe('/login?refused=identity-unverified')
    await issuer.close()
  })

  it('is told to the log with neither token nor person', async () => {
    const lines = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    const one = test().browser()
    const address = await one.start()
    const answer = one.answerFor(address, HARU)
    await one.finish(answer)
    await refusalUnder(changed({ iss: 'https://evil.example' }))
    await refusalUnder({ token: fails(500) })
    test().issuer.trick = {}
    await test().browser().join({ sub: '77001', email: 'told@people.example' }, '말없는 손님')
    const said = JSON.stringify(lines.flatMap(({ mock }) => mock.calls))
    vi.restoreAllMocks()
    for (const event of [
      'authn_login_success',
      'authn_login_fail',
      'identity-unverified',
      'identity-provider-unavailable',
    ])
      expect(said).toContain(event)
    for (const secret of [
      'people.example',
      '1001',
      '77001',
      '말없는 손님',
      answer.code,
      answer.state,
      ...one.jar.values(),
    ])
      expect(said).not.toContain(secret)
  })
})
