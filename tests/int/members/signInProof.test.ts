import { getRequestListener } from '@hono/node-server'
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SIGNED_IN_MARKER } from '@/domain/session'
import { log } from '@/infra/log'
import { type Claims, CLIENT, startFakeOidcProvider, type Misbehaviour } from '../setup/fakeOidcProvider'
import { oidcClientFor, type MemberTest, refusalOf } from '../setup/signIn'
import { breaksOff, fails, isSilent, trails } from './brokenResponses'
import { memberHarness } from './memberHarness'

const HARU = { sub: '1001', email: 'haru@people.example' }
const UNPROVEN = [400, 'identity-unverified']
const UNREACHABLE = [503, 'identity-provider-unavailable']

/** A short timeout for tests in which the provider never answers. */
const IMPATIENT_MS = 500

describe('Proof of a member’s identity', () => {
  const { test, count } = memberHarness()
  let stranger: CryptoKeyPair
  beforeAll(async () => {
    stranger = await generateKeyPair('RS256')
    expect((await test().browser().join(HARU, '하루')).status).toBe(200)
    // As in the product, it puts a class of its own in the place of the global `Response`.
    getRequestListener(test().app.fetch)
  })

  /** Signs in while the provider misbehaves, and checks that this creates no session and no sign-up. */
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
  /** Reads the discovery document first, however long that takes, so that only the token request times out. */
  const readDescription = async (app: MemberTest['app']) => {
    for (let address = ''; !address.includes('/authorize');) address = await test().browser(app).start()
  }
  const changed = (change: Partial<Claims>): Misbehaviour => ({ claims: (claims) => ({ ...claims, ...change }) })
  const now = () => Math.floor(Date.now() / 1000)

  it('A sign-in with a valid ID token succeeds', async () => {
    expect((await test().browser().signIn(HARU)).status).toBe(200)
  })

  it.each<[string, () => Misbehaviour]>([
    ['another sign-in’s nonce', () => changed({ nonce: 'x'.repeat(43) })],
    ['no nonce', () => changed({ nonce: undefined })],
    ['another issuer', () => changed({ iss: 'https://evil.example' })],
    ['another audience', () => changed({ aud: 'another-client' })],
    [
      'several audiences and another authorized party',
      () => changed({ aud: [CLIENT.clientId, 'another-client'], azp: 'another-client' }),
    ],
    ['an expired token', () => changed({ exp: now() - 3600, iat: now() - 7200 })],
    ['a token without an expiry', () => changed({ exp: undefined })],
    ['an empty subject', () => changed({ sub: '' })],
    ['a subject with a null character', () => changed({ sub: 'a\u0000b' })],
    ['no signature (alg none)', () => ({ idToken: (claims) => new UnsecuredJWT(claims).encode() })],
    [
      'a signature by an unknown key',
      () => ({ idToken: (claims) => test().issuer.sign(claims, { kid: 'k2', key: stranger.privateKey }) }),
    ],
    [
      'another key’s signature under the known key id',
      () => ({ idToken: (claims) => test().issuer.sign(claims, { key: stranger.privateKey }) }),
    ],
    [
      'claims changed after signing',
      () => ({
        idToken: async (claims) =>
          (await test().issuer.sign(claims)).replace(
            /\.[^.]+\./,
            `.${Buffer.from(JSON.stringify({ ...claims, email: 'x@people.example' })).toString('base64url')}.`,
          ),
      }),
    ],
    [
      'a token signed with the client secret (HS256)',
      () => ({
        idToken: (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.clientSecret)),
      }),
    ],
    [
      'a token signed with the public key as its secret (HS256)',
      () => ({
        idToken: async (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
            .sign(new TextEncoder().encode(await exportSPKI(test().issuer.publicKey))),
      }),
    ],
    ['a string that is no JWT', () => ({ idToken: () => 'a.b.c' })],
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
      'a token response that is no JSON',
      () => ({ token: (res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>') }),
    ],
    [
      'a redirect to another address',
      () => ({ token: (res) => void res.writeHead(302, { Location: 'http://localhost:1/' }).end() }),
    ],
  ])('A sign-in is rejected as unverified when the provider returns %s', async (_, trick) => {
    expect(await refusalUnder(trick())).toEqual(UNPROVEN)
  })

  it.each<[string, Misbehaviour]>([
    ['status 500', { token: fails(500) }],
    ['status 503', { token: fails(503) }],
    ['a broken connection', { token: breaksOff }],
  ])('A sign-in fails as unavailable when the token request ends in %s', async (_, trick) => {
    expect(await refusalUnder(trick)).toEqual(UNREACHABLE)
  })

  it.each<[string, Misbehaviour]>([
    ['no response', { token: isSilent }],
    ['an endless response', { token: trails }],
  ])('A sign-in times out as unavailable when the token endpoint sends %s', async (_, trick) => {
    const app = test().appWith(oidcClientFor(test().issuer.url, IMPATIENT_MS))
    await readDescription(app)
    expect(await refusalUnder(trick, app)).toEqual(UNREACHABLE)
  })

  it('A sign-in times out as unavailable when the discovery document does not arrive', async () => {
    const issuer = await startFakeOidcProvider()
    issuer.trick = { description: isSilent }
    expect(
      await test()
        .browser(test().appWith(oidcClientFor(issuer.url, IMPATIENT_MS)))
        .start(),
    ).toBe('/login?refused=identity-provider-unavailable')
    await issuer.close()
  })

  it('A sign-in fails as unavailable when the provider’s keys cannot be read', async () => {
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

  it('A sign-in fails as denied, unavailable or unverified, depending on the callback', async () => {
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

  it('A code that was issued for another sign-in is rejected', async () => {
    const [victim, thief] = [test().browser(), test().browser()]
    const stolen = victim.answerFor(await victim.start(), HARU).code
    const own = new URL(await thief.start()).searchParams.get('state') ?? ''
    expect(await refusalOf(await thief.finish({ code: stolen, state: own }))).toEqual(UNPROVEN)
  })

  it('The discovery document is retried after failures, shared by parallel requests and cached', async () => {
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

  it('A sign-in is rejected when the discovery document names another issuer', async () => {
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

  it('Sign-ins are logged without tokens or personal data', async () => {
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
      ...[...one.jar].flatMap(([name, value]) => (name === SIGNED_IN_MARKER ? [] : [value])),
    ])
      expect(said).not.toContain(secret)
  })
})
