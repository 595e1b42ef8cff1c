import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import { CALLBACK_PAGE } from '@/contract/memberPaths'
import { serveFont, FONTS_PATH } from './serveFont'
import { handleUnlink, UNLINK_PATH } from './handleUnlink'
import { ACCOUNT_PICKER_PATH, createProvider, DEMO_SCOPE } from './createProvider'
import { readFormBody } from './readFormBody'
import { accountPickerPage, errorPage } from './pages'
import { createDemoUsers, type DemoUsers, type DemoUser } from './demoUsers'

interface Options {
  /** such as http://localhost:3000 */
  origins: string[]
  port?: number
  host?: string
  /** a production build that is a demo */
  inProduction?: boolean
}

export interface FakeOidcProvider {
  issuer: string
  people: readonly DemoUser[]
  settings: Record<
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
    | 'OIDC_SCOPE'
    | 'OIDC_LOCAL'
    | 'KAKAO_ADMIN_KEY'
    | 'KAKAO_API_URL',
    string
  >
  /** since the start */
  unlinked: readonly string[]
  close: () => Promise<void>
}

const CLIENT_ID = 'gonggong-demo'
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Invented people without passwords: anyone who can reach it can sign in as anyone. @throws in production without the
 * flag
 */
export async function startFakeOidcProvider({
  origins,
  port = 0,
  host = '127.0.0.1',
  inProduction = false,
}: Options): Promise<FakeOidcProvider> {
  if (process.env.NODE_ENV === 'production' && !inProduction)
    throw new Error('the local identity provider lets anybody in: not in production')
  const server = createServer()
  const issuer = `http://localhost:${await listen(server, port, host)}`
  const client = {
    id: CLIENT_ID,
    secret: randomBytes(24).toString('base64url'),
    redirectUris: origins.map((origin) => `${origin}${CALLBACK_PAGE}`),
  }
  const users = createDemoUsers()
  const provider = await createProvider(issuer, client, users)
  const adminKey = randomBytes(16).toString('hex')
  const unlinked: string[] = []
  const handleOidc = provider.callback()
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const path = (req.url ?? '').split('?', 1)[0] ?? ''
    if (path === UNLINK_PATH && req.method === 'POST')
      return void handleUnlink(req, res, adminKey, (subject) => unlinked.push(subject)).catch(() => res.destroy())
    if (path.startsWith(FONTS_PATH)) return void serveFont(path, res)
    if (path.startsWith(ACCOUNT_PICKER_PATH))
      return void choose(provider, users, req, res).catch(() => res.writeHead(400, HEADERS).end(errorPage()))
    // So that each sign-in asks for an account.
    req.headers.cookie = (req.headers.cookie ?? '')
      .split('; ')
      .filter((pair) => !pair.startsWith('_session'))
      .join('; ')
    return void handleOidc(req, res)
  })
  return {
    issuer,
    people: users.ready,
    unlinked,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_SCOPE: DEMO_SCOPE,
      OIDC_LOCAL: 'true',
      KAKAO_ADMIN_KEY: adminKey,
      KAKAO_API_URL: issuer,
    },
    close: () => close(server),
  }
}

async function choose(provider: Provider, users: DemoUsers, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { uid } = await provider.interactionDetails(req, res)
  if (req.method !== 'POST')
    return void res.writeHead(200, HEADERS).end(accountPickerPage(`${ACCOUNT_PICKER_PATH}${uid}`, users.all()))
  const chosen = (await readFormBody(req)).get('person') ?? ''
  const person = chosen === 'new' ? users.make() : users.find(chosen)
  await provider.interactionFinished(
    req,
    res,
    person ? { login: { accountId: person.subject } } : { error: 'access_denied', error_description: 'cancelled' },
  )
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => ready((server.address() as AddressInfo).port))
  })

const close = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
