import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import next from 'next'
import { createApi, isApiPath } from '@/api/createApi'
import type { MemberDesk } from '@/api/members'
import { callerSettings } from '@/api/staffDesk'
import { logAccess } from '@/http/accessLog'
import { decideCaching } from '@/http/gate/cachePolicy'
import { CHECK_INTERVAL_MS, limitClients, refuseUpgrades } from '@/http/gate/clients'
import { frontGate } from '@/http/gate/gate'
import { limitNetworks } from '@/http/gate/networkLimit'
import { guardPanel } from '@/http/guardPanel'
import { setSecurityHeaders } from '@/http/headers'
import { createRestGuard } from '@/http/payloadRest/guardPayloadRest'
import { refuseForeignWrites } from '@/http/refuseForeignWrites'
import { limitRenders } from '@/http/renderConcurrency'
import { routeNamer, sitePatterns } from '@/http/routePattern'
import { pool } from '@/infra/database/pool'
import { pagePool, readPool } from '@/infra/database/readPool'
import { env } from '@/infra/env'
import { openIdentityDoor } from '@/infra/identity/door'
import { identitySettings } from '@/infra/identity/settings'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { withPageStatus } from '@/infra/pageStatus'
import { type RequestReads, watchingReads } from '@/infra/requestReads'
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

const DRAIN_MS = 10_000

/**
 * The one HTTP server, on a database that is booted: `/api/v1`, its documents and the health checks first, everything else to Next.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serve({ host, port, dev }: Options): Promise<RunningServer> {
  const api = createApi({ pool: readPool(), tickets: desk(), writes: pool(), members: desk() })
  const routeOf = routeNamer([...sitePatterns(), ...api.routes.map(({ path }) => path)])
  const server = createServer({ connectionsCheckingInterval: CHECK_INTERVAL_MS })
  limitClients(server)
  // While developing, Next tells the browser of changes over one.
  if (!dev) refuseUpgrades(server)
  const gate = frontGate({ limitNetwork: limitNetworks(env().TRUST_PROXY), isStaff, dev })
  let open: (handlers: Handlers) => void = () => undefined
  const ready = new Promise<Handlers>((resolve) => (open = resolve))
  const answer = async (req: IncomingMessage, res: ServerResponse, reads: RequestReads): Promise<unknown> => {
    logAccess(req, res, routeOf)
    setSecurityHeaders(res)
    const path = await gate(req, res)
    if (path === null) return
    decideCaching(req, res, path, reads)
    if (refuseForeignWrites(req, res)) return
    // The port is taken before the pages are ready, so that a second server fails at once; early callers wait.
    const { pages, api } = await ready
    if (isApiPath(path)) return api(req, res)
    if (await guardRest(req, res)) return
    if (await guardPanel(req, res, isStaff)) return
    await limitRenders(path, res)
    // Nobody waits for it any more.
    if (res.destroyed) return
    return withPageStatus(res, () => pages(req, res))
  }
  server.on('request', (req: IncomingMessage, res: ServerResponse) => watchingReads((reads) => answer(req, res, reads).catch((error: Error) => giveUp(res, error))))
  const bound = await listen(server, port, host)
  const app = next({ dev, hostname: host, port: bound, httpServer: server })
  await app.prepare()
  open({ pages: app.getRequestHandler(), api: getRequestListener(api.fetch) })
  const stopChores = startChores(pool(), kakaoAdmin(env()))
  return { port: bound, close: () => Promise.all([stopChores(), close(server, () => app.close())]).then(() => undefined) }
}

function desk(): MemberDesk {
  const identity = identitySettings(env())
  return { pool: pool(), ...callerSettings(), door: identity && openIdentityDoor(identity), kakao: kakaoAdmin(env()) }
}

/** What none of the steps expected is named in the log, and ends this one request alone. */
function giveUp(res: ServerResponse, error: Error): void {
  log.error({ err: error }, 'a request could not be handled')
  if (res.headersSent) res.destroy()
  else res.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

const isStaff = async (cookies: string | undefined): Promise<boolean> => (await sessionOf(pagePool(), 'staff', cookies)) !== null
const guardRest = createRestGuard(isStaff)

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
