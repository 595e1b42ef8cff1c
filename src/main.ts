import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import next from 'next'
import type { Payload } from 'payload'
import { setMarkupRenderer } from '@/domain/site/markupRenderer'
import { createApi, isApiPath } from '@/api/createApi'
import { type ApiDeps, callerSettings } from '@/api/http/deps'
import { openStreamCount } from '@/api/streams/openStream'
import { createRequestAdmission, limitRenders } from '@/http/requestAdmission'
import { logAccess } from '@/http/accessLog'
import { createConnectionDrain } from '@/http/shutdown'
import { setCacheControl } from '@/http/gate/cachePolicy'
import { answerBrokenRequests, rejectUpgrades, SERVER_OPTIONS, setClientTimeouts } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { reject, TOO_BUSY } from '@/http/gate/reject'
import { isHealthPath } from '@/http/gate/publicRoutes'
import { createNetworkRateLimit } from '@/http/gate/networkRateLimit'
import { createReadYourWrites } from '@/http/readYourWrites'
import { requireStaffForCms, createPayloadRestGuard } from '@/http/payloadGuards'
import { setFilePolicy, setPagePolicy, setSecurityHeaders } from './http/securityHeaders'
import { csrfGuard } from '@/http/csrfGuard'
import { negotiateMarkdown } from '@/http/markdownTwin'
import { requestMarkup, startMarkup } from '@/http/markupRenderer'
import { takeBuiltConfig } from '@/http/next/privateOutput'
import { applyActionStatus, applyPageStatus } from '@/http/responseHeaders'
import { isOpenRead } from '@/http/gate/method'
import { type RunningPageCache, startPageCache } from '@/http/pageCache/startPageCache'
import { routeNamer, sitePatterns } from '@/http/routePattern'
import { databaseUrl, payloadPool, pool, writePool } from '@/infra/database/pool'
import {
  healthPool,
  noteChange,
  noteWrite,
  pagePool,
  publicReads,
  readPool,
  readPools,
  replicas,
  startReplicas,
} from '@/infra/database/readPool'
import { env } from '@/infra/env'
import { type RunningEvents, startEvents } from '@/infra/events/startEvents'
import { createOidcClient } from '@/infra/oidc/oidcClient'
import { identitySettings } from '@/infra/oidc/settings'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { captureConsole } from '@/infra/logging/captureConsole'
import { addGauge, addPoolGauges, addReplicaFigures } from '@/infra/metrics'
import { type RequestContext, runRequest } from '@/infra/requestContext'
import { startTracing } from '@/infra/tracing'
import { createSharedLimits } from '@/infra/sharedLimits'
import { createSharedReads, setSharedReads } from '@/infra/sharedReads'
import { startJobThread } from '@/jobs/thread/startJobThread'
import { findEndedTopics } from '@/server/liveEvents'
import { SESSION_KINDS } from '@/domain/session'
import { readSessionToken, readWritten, writtenCookie } from '@/server/sessions/cookie'
import { startMetrics } from '@/server/system'
import { getSession } from '@/server/sessions/session'

interface Options {
  host: string
  /** 0 picks a free one */
  port: number
  dev: boolean
}

export interface RunningServer {
  port: number
  /** Reports not ready and serves for `gracePeriodMs`, then lets running requests finish. */
  close: (gracePeriodMs?: number) => Promise<void>
}

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown
type Handlers = { pages: Handler; api: Handler; cache: RunningPageCache | null }

/** After the first pages, which need the processor. */
const WARM_UP_MS = 10_000
/** Then running requests are cut off. */
const DRAIN_MS = 8_000

/** `/api/v1`, its documents and health checks come before Next. Throws with code EADDRINUSE if the port is taken. */
export async function serve({ host, port, dev }: Options): Promise<RunningServer> {
  const closeTracing = await startTracing()
  const { REDIS_URL: redisUrl, DATABASE_READ_URL: readUrls } = env()
  await startReplicas(readUrls)
  const events = await startEvents({
    connectionString: databaseUrl(),
    pool: readPool(),
    findEndedTopics: (topics) => findEndedTopics(readPool(), topics),
    onEvents: noteChange,
    redis: redisUrl ? { url: redisUrl, secret: process.env.PAYLOAD_SECRET ?? '' } : undefined,
  })
  const members = createDeps(events)
  const drain = createConnectionDrain()
  const readiness = { sql: healthPool(), isDraining: () => drain.hasBegun, replicas }
  const api = createApi({ pool: publicReads, tickets: members, writes: writePool(), members, readiness })
  const metrics = await startMetrics()
  const routeOf = routeNamer([...sitePatterns(), ...api.routes.map(({ path }) => path)])
  const server = createServer(SERVER_OPTIONS)
  setClientTimeouts(server)
  answerBrokenRequests(server)
  // In development, Next uses a WebSocket.
  if (!dev) rejectUpgrades(server)
  const admit = createRequestAdmission(server)
  const limits = redisUrl === undefined ? undefined : createSharedLimits(redisUrl)
  const limitNetwork = createNetworkRateLimit(env().TRUST_PROXY, env().OIDC_LOCAL, limits)
  const gate = frontGate({ limitNetwork, isStaff, dev })
  const writes = createReadYourWrites({ isSignedIn, readWritten, writtenCookie }, () => cache)
  let open: (handlers: Handlers) => void = () => undefined
  const ready = new Promise<Handlers>((resolve) => (open = resolve))
  const answer = async (req: IncomingMessage, res: ServerResponse, request: RequestContext): Promise<unknown> => {
    logAccess(req, res, request, routeOf, metrics?.observeRequest)
    // First, so that load does not delay accepting connections.
    const isAdmitted = isHealthPath(req.url ?? '') || (await admit())
    setSecurityHeaders(res)
    if (!isAdmitted) return reject(req, res, TOO_BUSY)
    const asked = await gate(req, res)
    if (asked === null) return
    const path = negotiateMarkdown(req, res, asked)
    setFilePolicy(res, path)
    setCacheControl(req, res, path, request.reads)
    if (!isOpenRead(path) && csrfGuard(req, res)) return
    // Bound before pages are ready, so that a second server fails at once; early requests wait.
    const { pages, api, cache } = await ready
    writes.begin(req, res, path, request)
    if (await cache?.answer(req, res, path, request)) return
    if (isApiPath(path)) return api(req, res)
    if (await guardRest(req, res)) return
    if (await requireStaffForCms(req, res, isStaff)) return
    if (!(await limitRenders(path, res))) return reject(req, res, TOO_BUSY)
    // The client has left.
    if (res.destroyed) return
    setPagePolicy(req, res, path, dev)
    applyPageStatus(res, request)
    applyActionStatus(req, res, path, request)
    startMarkup(request, req.headers)
    return pages(req, res)
  }
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    drain.watch(res)
    void runRequest((request) => answer(req, res, request).catch((error: Error) => giveUp(res, error)))
  })
  const bound = await listen(server, port, host)
  setMarkupRenderer(requestMarkup)
  if (!dev) takeBuiltConfig()
  const app = next({ dev, hostname: host, port: bound, httpServer: server })
  await app.prepare()
  const pages = app.getRequestHandler()
  // In development every read uses the current code.
  const sharedReads = dev ? undefined : createSharedReads()
  setSharedReads(sharedReads)
  const cache = dev
    ? null
    : startPageCache({ pages: (req, res) => pages(req, res), api: api.fetch }, sharedReads, writes.mayHaveWritten)
  if (metrics) {
    addPoolGauges(metrics, openPools)
    addReplicaFigures(metrics, replicas)
    addGauge(metrics, 'gonggong_page_cache_bytes', 'Size of the page cache', [], () => [[{}, cache?.size ?? 0]])
    addGauge(metrics, 'gonggong_event_streams', 'Open event streams', [], () => [[{}, openStreamCount()]])
    addGauge(metrics, 'gonggong_redis_up', 'Whether Redis is connected', [], () =>
      limits ? [[{}, Number(limits.isReady())]] : [],
    )
  }
  if (!dev) captureConsole(log)
  open({
    pages,
    api: getRequestListener(async (request, bindings) => noteWrite(await api.fetch(request, bindings))),
    cache,
  })
  if (!dev) warmUp()
  const stopJobs = env().JOB_WORKER === 'server' ? startJobThread() : () => Promise.resolve()
  return {
    port: bound,
    close: async (gracePeriodMs = 0) => {
      drain.begin()
      const jobsStopped = stopJobs()
      await setTimeout(gracePeriodMs)
      // Streams never end on their own; their clients reconnect to the next server.
      events.endAll()
      await Promise.all([jobsStopped, close(server, () => app.close())])
      limits?.close()
      await Promise.all([cache?.close(), events.close(), metrics?.close(), closeTracing()])
    },
  }
}

function createDeps(events: RunningEvents): ApiDeps {
  const identity = identitySettings(env())
  const oidc = identity && createOidcClient(identity)
  return { pool: writePool(), ...callerSettings(), payload: startPayload, oidc, kakao: kakaoAdmin(env()), events }
}

/** Or the first write would wait for Payload for seconds. */
const warmUp = (): void =>
  void globalThis
    .setTimeout(() => {
      startPayload().catch((error: unknown) => log.error({ err: error }, 'Payload did not start; a write tries again'))
    }, WARM_UP_MS)
    .unref()

/** Once a process: Next's pages and Payload's REST use the same one. */
async function startPayload(): Promise<Payload> {
  const [{ default: config }, { getPayload }] = await Promise.all([import('@payload-config'), import('payload')])
  return getPayload({ config })
}

const openPools = () => ({ own: pool(), ...readPools(), write: writePool(), payload: payloadPool() })

/** Last resort: ends only this request. */
function giveUp(res: ServerResponse, error: Error): void {
  log.error({ err: error }, 'a request could not be handled')
  if (res.headersSent) res.destroy()
  else res.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

const isStaff = async (cookies: string | undefined): Promise<boolean> =>
  (await getSession(pagePool(), 'staff', cookies)) !== null
const isSignedIn = (cookies: string | undefined): boolean =>
  SESSION_KINDS.some((kind) => readSessionToken(cookies, kind) !== null)
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
  const cut = globalThis.setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await drained
  clearTimeout(cut)
  await closePages().catch((error: Error) =>
    log.warn({ err: error }, 'Next did not close cleanly; the process ends anyway'),
  )
}
