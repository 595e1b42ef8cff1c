import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH } from '@/contract/memberPaths'
import { parseEnv } from '@/infra/env'
import { createOidcClient } from '@/infra/oidc/oidcClient'
import { identitySettings } from '@/infra/oidc/settings'
import { log } from '@/infra/log'
import { type FakeOidcProvider, startFakeOidcProvider } from '../../../scripts/fakeKakao/startFakeOidcProvider'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { SECRET } from '../setup/signIn'

const SITE = 'http://localhost:34567'

describe('Local identity provider', () => {
  let identity: FakeOidcProvider
  let database: TestDatabase
  let app: ReturnType<typeof createApi>
  const printed: unknown[] = []
  beforeAll(async () => {
    log.level = 'silent'
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words))
    ;[database, identity] = await Promise.all([createTestDatabase(), startFakeOidcProvider({ origins: [SITE] })])
    const settings = identitySettings(parseEnv(identity.settings))
    app = createApi({
      pool: database.pool,
      members: { pool: database.pool, secret: SECRET, trustedProxies: 0, oidc: settings && createOidcClient(settings) },
    })
  })
  afterEach(() => expect(printed).toEqual([]))
  afterAll(async () => {
    await Promise.all([identity.close(), database.drop()])
    vi.restoreAllMocks()
  })

  /** A browser for both hosts: it keeps cookies, and follows redirects until one leads back to the site. */
  const visitor = () => {
    const jar = new Map<string, string>()
    const send = async (address: string, form?: Record<string, string>): Promise<Response> => {
      const init = {
        redirect: 'manual' as const,
        headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      }
      const response = address.startsWith(SITE) ? await app.request(address, init) : await fetch(address, init)
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      return response
    }
    const follow = async (response: Response, from: string): Promise<{ address: string; response: Response }> => {
      const location = response.headers.get('Location')
      if (!location) return { address: from, response }
      const address = new URL(location, from).href
      return address.startsWith(`${SITE}/`) ? { address, response } : follow(await send(address), address)
    }
    /** From the sign-in button to the page that lists the people. */
    const toChoice = async () => follow(await send(SITE + SIGN_IN_START_PATH, { next: '/restaurants/3' }), SITE)
    const signUp = async () =>
      (await (await send(SITE + '/api/v1/auth/sign-up')).json()) as {
        nickname: string | null
        terms: { id: number; required: boolean }[]
      }
    const postJson = (path: string, body: object) =>
      app.request(SITE + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      })
    return {
      send,
      toChoice,
      /** The whole sign-in; returns the callback address, and where the site redirects from there. */
      async signInAs(person: string) {
        const { address } = await toChoice()
        const back = new URL((await follow(await send(address, { person }), address)).address)
        const done = await send(SITE + SIGN_IN_FINISH_PATH, Object.fromEntries(back.searchParams))
        return { back, next: done.headers.get('Location') }
      },
      signUp,
      /** Accepts the terms, and takes the nickname of the provider. */
      async becomeMember() {
        const state = await signUp()
        await postJson('/api/v1/auth/sign-up/terms', { agreed: state.terms.map(({ id }) => id) })
        expect((await postJson('/api/v1/auth/sign-up/profile', { nickname: state.nickname })).status).toBe(200)
        return state
      },
    }
  }

  it('A visitor can choose a person, sign up as that person and sign in again', async () => {
    const one = visitor()
    const { address, response } = await one.toChoice()
    const page = await response.text()
    expect(address).toContain(`${identity.issuer}/people/`)
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    for (const words of ['체험용', '하루', 'haru@people.example', '새 사람으로']) expect(page).toContain(words)

    const { back, next } = await one.signInAs('9000000001')
    expect([back.pathname, back.searchParams.get('iss'), next]).toEqual([
      '/auth/callback',
      identity.issuer,
      '/register/terms?next=%2Frestaurants%2F3',
    ])
    expect((await one.becomeMember()).nickname).toBe('하루')
    expect((await visitor().signInAs('9000000001')).next).toBe('/restaurants/3')
    const { rows } = await database.pool.query(
      `SELECT issuer, subject FROM member_identities WHERE email = 'haru@people.example'`,
    )
    expect(rows).toEqual([{ issuer: identity.issuer, subject: '9000000001' }])
  })

  it('A visitor chooses again at each sign-in, and can choose a new person', async () => {
    const one = visitor()
    await one.signInAs('9000000002')
    await one.becomeMember()
    for (const person of ['9000000002', 'new', '9000000005', 'new']) {
      const { next } = await one.signInAs(person)
      expect(next).toBe(person === '9000000002' ? '/restaurants/3' : '/register/terms?next=%2Frestaurants%2F3')
    }
    expect((await one.signUp()).nickname).toMatch(/^새 손님 \d{4}$/)
    expect((await (await one.toChoice()).response.text()).match(/새 손님 \d{4}/g)).toHaveLength(2)
  })

  it('A visitor can cancel the sign-in', async () => {
    const { back, next } = await visitor().signInAs('cancel')
    expect([back.searchParams.get('error'), next]).toEqual([
      'access_denied',
      '/login?next=%2Frestaurants%2F3&refused=sign-in-denied',
    ])
  })

  it('An unknown redirect URI and a request without PKCE are rejected', async () => {
    const one = visitor()
    const begun = new URL((await one.send(SITE + SIGN_IN_START_PATH, { next: '/' })).headers.get('Location') ?? '')
    const hostile = new URL(begun)
    hostile.searchParams.set('redirect_uri', 'https://evil.example/auth/callback')
    const refused = await one.send(hostile.href)
    expect([
      refused.status,
      refused.headers.get('Location'),
      (await refused.text()).includes('로그인할 수 없어요'),
    ]).toEqual([400, null, true])
    const plain = new URL(begun)
    for (const name of ['code_challenge', 'code_challenge_method']) plain.searchParams.delete(name)
    expect(new URL((await one.send(plain.href)).headers.get('Location') ?? '').searchParams.get('error')).toBe(
      'invalid_request',
    )
  })

  it('A person is unlinked as by Kakao for callers with the admin key', async () => {
    const unlink = async (key: string, target: string) => {
      const response = await fetch(`${identity.settings.KAKAO_API_URL}/v1/user/unlink`, {
        method: 'POST',
        headers: { Authorization: `KakaoAK ${key}` },
        body: new URLSearchParams({ target_id_type: 'user_id', target_id: target }),
      })
      return [response.status, (await response.json()) as object]
    }
    expect(await unlink(identity.settings.KAKAO_ADMIN_KEY, '9000000001')).toEqual([200, { id: 9000000001 }])
    expect(await unlink('wrong', '9000000001')).toEqual([401, expect.objectContaining({ code: -401 })])
    expect(await unlink(identity.settings.KAKAO_ADMIN_KEY, 'nobody')).toEqual([
      400,
      expect.objectContaining({ code: -101 }),
    ])
    expect(identity.unlinked).toEqual(['9000000001'])
  })

  it('The provider serves the fonts of its page and no other file', async () => {
    const ask = async (path: string) => (await fetch(identity.issuer + path)).status
    const css = await (await fetch(`${identity.issuer}/fonts/typeface.css`)).text()
    const font = /url\(([^)]+\.woff2)\)/.exec(css)?.[1] ?? ''
    expect(await ask(font)).toBe(200)
    for (const path of [
      '/fonts/..%2F..%2Fpackage.json',
      '/fonts/gonggong-kr/../../../package.json',
      '/fonts/',
      '/package.json',
    ])
      expect(await ask(path)).toBe(404)
  })

  it('The provider starts in production only with an explicit option', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(startFakeOidcProvider({ origins: [SITE] })).rejects.toThrow('not in production')
    await (await startFakeOidcProvider({ origins: [SITE], inProduction: true })).close()
    vi.unstubAllEnvs()
  })

  it('The provider prints nothing to the console', async () => {
    await visitor().signInAs('9000000003')
    expect(printed).toEqual([])
  })
})
