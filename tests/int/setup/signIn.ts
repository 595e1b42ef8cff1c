import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import { SIGN_IN_FINISH_PATH, SIGN_IN_START_PATH } from '@/contract/memberPaths'
import type { Me } from '@/contract/member'
import type { SignUp } from '@/contract/signUp'
import { type OidcClient, createOidcClient } from '@/infra/oidc/oidcClient'
import { createTestDatabase, type TestDatabase } from './database'
import { CLIENT, type Issuer, type Person, startFakeOidcProvider } from './fakeOidcProvider'

export const SECRET = 'only-for-these-tests-0123456789'
/** @param timeoutMs the product's default when omitted */
export const oidcClientFor = (issuer: string, timeoutMs?: number): OidcClient =>
  createOidcClient({
    issuer,
    ...CLIENT,
    scope: 'openid',
    local: true,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })

export interface MemberTest {
  database: TestDatabase
  issuer: Issuer
  app: OpenAPIHono
  /** the same API with another OIDC client */
  appWith: (oidc: OidcClient | null) => OpenAPIHono
  browser: (app?: OpenAPIHono) => MemberBrowser
  close: () => Promise<void>
}

/** The API with an issuer of its own, on a database of the caller's own. */
export async function openMemberTest(): Promise<MemberTest> {
  const [database, issuer] = await Promise.all([createTestDatabase(), startFakeOidcProvider()])
  const appWith = (oidc: OidcClient | null) =>
    createApi({
      pool: database.pool,
      writes: database.pool,
      members: { pool: database.pool, secret: SECRET, trustedProxies: 0, oidc },
    })
  const app = appWith(oidcClientFor(issuer.url))
  return {
    ...{ database, issuer, app, appWith },
    browser: (of = app) => memberBrowser(of, issuer),
    close: () => Promise.all([issuer.close(), database.drop()]).then(() => undefined),
  }
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | URLSearchParams
}

let browsers = 0

export type MemberBrowser = ReturnType<typeof memberBrowser>

/** A browser that keeps its cookies, at an address of its own. */
function memberBrowser(app: OpenAPIHono, issuer: Issuer) {
  const number = ++browsers
  const jar = new Map<string, string>()
  const send = async (path: string, { headers, ...init }: Sent = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const from = { incoming: { socket: { remoteAddress: `10.0.${number >> 8}.${number & 255}` } } }
    const response = await app.request(
      path,
      { ...init, headers: { ...headers, ...(cookie && { Cookie: cookie }) } },
      from,
    )
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const postJson = (path: string, body: object) =>
    send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  /** Starts a sign-in; returns where the browser is redirected. */
  const start = async (next = '/'): Promise<string> => {
    const response = await send(SIGN_IN_START_PATH, { method: 'POST', body: new URLSearchParams({ next }) })
    return response.headers.get('Location') ?? ''
  }
  const finish = (answer: Record<string, string>) => postJson(SIGN_IN_FINISH_PATH, answer)
  /** The callback parameters that the browser brings back for this person. */
  const answerFor = (address: string, person: Person) => ({
    code: issuer.codeFor(address, person),
    state: new URL(address).searchParams.get('state') ?? '',
  })
  /** The whole sign-in. */
  const signIn = async (person: Person, next = '/') => {
    const address = await start(next)
    return finish(answerFor(address, person))
  }
  const signUpState = async () => (await (await send('/api/v1/auth/sign-up')).json()) as SignUp
  const agree = (agreed: number[]) => postJson('/api/v1/auth/sign-up/terms', { agreed })
  /** Agrees to every required document. */
  const agreeToAll = async () =>
    agree((await signUpState()).terms.filter(({ required }) => required).map(({ id }) => id))
  const complete = (nickname: string, region?: string) =>
    postJson('/api/v1/auth/sign-up/profile', { nickname, ...(region === undefined ? {} : { region }) })
  return {
    ...{ jar, send, postJson, start, finish, answerFor, signIn, signUpState, agree, agreeToAll, complete },
    /** The whole sign-up, from the first sign-in to a member. */
    async join(person: Person, nickname: string) {
      await signIn(person)
      await agreeToAll()
      return complete(nickname)
    },
    async me() {
      return (await (await send('/api/v1/me')).json()) as Me
    },
  }
}

/** The status and the error code of a response. */
export async function refusalOf(response: Response): Promise<[number, string | undefined]> {
  const text = await response.text()
  const body = (text ? JSON.parse(text) : {}) as { error?: { code?: string } }
  return [response.status, body.error?.code]
}
