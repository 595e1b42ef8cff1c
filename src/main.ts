import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import next from 'next'
import { createApi, isApiPath } from '@/api/createApi'
import type { MemberDesk } from '@/api/members'
import { logAccess } from '@/http/accessLog'
import { guardPanel } from '@/http/guardPanel'
import { letPublicPagesBeCached, setSecurityHeaders } from '@/http/headers'
import { refuseForeignWrites } from '@/http/refuseForeignWrites'
import { pool } from '@/infra/database/pool'
import { readPool } from '@/infra/database/readPool'
import { refuseMalformedPaths } from '@/http/refuseMalformedPaths'
import { env } from '@/infra/env'
import { openIdentityDoor } from '@/infra/identity/door'
import { identitySettings } from '@/infra/identity/settings'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { withPageStatus } from '@/infra/pageStatus'
import { startChores } from '@/server/chores/startChores'
import { sessionOf } from '@/server/sessions/sessionOf'

interface Options {
  host: string
  /** 0 picks a free one */
  port: number
  dev: boolean
}

export interface RunningServer {
  port: number
  /** Stops taking requests, lets those under way finish, and closes. */
  close: () => Promise<void>
}

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown
type Handlers = { pages: Handler; api: Handler }

/** A request is answered, or its connection closed, within these times: slow clients hold nothing for ever. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 60_000
const DRAIN_MS = 10_000

/**
 * The one HTTP server, on a database that is booted: `/api/v1`, its documents and the health checks first, everything else to Next.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serve({ host, port, dev }: Options): Promise<RunningServer> {
  const server = createServer()
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  let open: (handlers: Handlers) => void = () => undefined
  const ready = new Promise<Handlers>((resolve) => (open = resolve))
  server.on('request', async (req: IncomingMessage, res: ServerResponse) => {
    logAccess(req, res)
    setSecurityHeaders(res)
    if (refuseForeignWrites(req, res) || refuseMalformedPaths(req, res)) return
    // The port is taken before the pages are ready, so that a second server fails at once; early callers wait.
    const { pages, api } = await ready
    if (isApiPath(req.url ?? '')) return api(req, res)
    if (await guardPanel(req, res, isStaff)) return
    letPublicPagesBeCached(req, res)
    return withPageStatus(res, () => pages(req, res))
  })
  const bound = await listen(server, port, host)
  const app = next({ dev, hostname: host, port: bound, httpServer: server })
  await app.prepare()
  open({ pages: app.getRequestHandler(), api: getRequestListener(createApi({ pool: readPool(), tickets: desk(), writes: pool(), members: desk() }).fetch) })
  const stopChores = startChores(pool(), kakaoAdmin(env()))
  return { port: bound, close: () => Promise.all([stopChores(), close(server, () => app.close())]).then(() => undefined) }
}

/** @throws when the process has no secret: callers' addresses are never hashed without one */
function desk(): MemberDesk {
  const secret = process.env.PAYLOAD_SECRET
  if (!secret) throw new Error('PAYLOAD_SECRET is not set: boot first')
  const identity = identitySettings(env())
  return { pool: pool(), secret, trustedProxies: env().TRUST_PROXY, door: identity && openIdentityDoor(identity), kakao: kakaoAdmin(env()) }
}

const isStaff = async (cookies: string | undefined): Promise<boolean> => (await sessionOf(pool(), 'staff', cookies)) !== null

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      ready((server.address() as AddressInfo).port)
    })
  })

async function close(server: Server, closePages: () => Promise<void>): Promise<void> {
  const drained = new Promise<void>((done) => server.close(() => done()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await drained
  clearTimeout(cut)
  await closePages().catch((error: Error) => log.warn({ err: error }, 'closing the pages failed'))
}
