import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import next from 'next'
import { createApi, isApiPath } from '@/api/createApi'
import type { ApiDeps } from '@/api/http/deps'
import { callerSettings } from '@/api/http/callerSettings'
import { logAccess } from '@/http/accessLog'
import { setCacheControl } from '@/http/gate/cachePolicy'
import { CHECK_INTERVAL_MS, setClientTimeouts, rejectUpgrades } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { createNetworkRateLimit } from '@/http/gate/networkRateLimit'
import { requireStaffForCms } from '@/http/requireStaffForCms'
import { setSecurityHeaders } from '@/http/headers'
import { createPayloadRestGuard } from '@/http/payloadRest/guardPayloadRest'
import { csrfGuard } from '@/http/csrfGuard'
import { applyPageStatus } from '@/http/pageStatus'
import { limitRenders } from '@/http/renderConcurrency'
import { routeNamer, sitePatterns } from '@/http/routePattern'
import { pool } from '@/infra/database/pool'
import { pagePool, readPool } from '@/infra/database/readPool'
import { env } from '@/infra/env'
import { createOidcClient } from '@/infra/oidc/oidcClient'
import { identitySettings } from '@/infra/oidc/settings'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { type RequestContext, runRequest } from '@/infra/requestContext'
import { startScheduler } from '@/server/jobs/startScheduler'
import { getSession } from '@/server/sessions/getSession'

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

const DRAIN_MS = 10_000

/**
 * The one HTTP server, on a database that is booted: `/api/v1`, its documents and the health checks first, everything
 * else to Next.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serve({ host, port, dev }: Options): Promise<RunningServer> {
  const api = createApi({ pool: readPool(), tickets: createDeps(), writes: pool(), members: createDeps() })
  const routeOf = routeNamer([...sitePatterns(), ...api.routes.map(({ path }) => path)])
  const server = createServer({ connectionsCheckingInterval: CHECK_INTERVAL_MS })
  setClientTimeouts(server)
  // While developing, Next tells the browser of changes over one.
  if (!dev) rejectUpgrades(server)
  const gate = frontGate({ limitNetwork: createNetworkRateLimit(env().TRUST_PROXY), isStaff, dev })
  let open: (handlers: Handlers) => void = () => undefined
  const ready = new Promise<Handlers>((resolve) => (open = resolve))
  const answer = async (req: IncomingMessage, res: ServerResponse, request: RequestContext): Promise<unknown> => {
    logAccess(req, res, request, routeOf)
    setSecurityHeaders(res)
    const path = await gate(req, res)
    if (path === null) return
    setCacheControl(req, res, path, request.reads)
    if (csrfGuard(req, res)) return
    // The port is taken before the pages are ready, so that a second server fails at once; early callers wait.
    const { pages, api } = await ready
    if (isApiPath(path)) return api(req, res)
    if (await guardRest(req, res)) return
    if (await requireStaffForCms(req, res, isStaff)) return
    await limitRenders(path, res)
    // Nobody waits for it any more.
    if (res.destroyed) return
    applyPageStatus(res, request)
    return pages(req, res)
  }
  server.on('request', (req: IncomingMessage, res: ServerResponse) =>
    runRequest((request) => answer(req, res, request).catch((error: Error) => giveUp(res, error))),
  )
  const bound = await listen(server, port, host)
  const app = next({ dev, hostname: host, port: bound, httpServer: server })
  await app.prepare()
  open({ pages: app.getRequestHandler(), api: getRequestListener(api.fetch) })
  const stopChores = startScheduler(pool(), kakaoAdmin(env()))
  return {
    port: bound,
    close: () => Promise.all([stopChores(), close(server, () => app.close())]).then(() => undefined),
  }
}

function createDeps(): ApiDeps {
  const identity = identitySettings(env())
  return { pool: pool(), ...callerSettings(), oidc: identity && createOidcClient(identity), kakao: kakaoAdmin(env()) }
}

/** What none of the steps expected is named in the log, and ends this one request alone. */
function giveUp(res: ServerResponse, error: Error): void {
  log.error({ err: error }, 'a request could not be handled')
  if (res.headersSent) res.destroy()
  else res.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

const isStaff = async (cookies: string | undefined): Promise<boolean> =>
  (await getSession(pagePool(), 'staff', cookies)) !== null
const guardRest = createPayloadRestGuard(isStaff)

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
