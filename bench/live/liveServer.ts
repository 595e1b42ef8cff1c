import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '@/api/createApi'
import { setCacheControl } from '@/http/gate/cachePolicy'
import { SERVER_OPTIONS, setClientTimeouts } from '@/http/gate/clientTimeouts'
import { frontGate } from '@/http/gate/gate'
import { createNetworkRateLimit } from '@/http/gate/networkRateLimit'
import { logAccess } from '@/http/accessLog'
import { setSecurityHeaders } from '@/http/securityHeaders'
import { createPool } from '@/infra/database/pool'
import { startEvents } from '@/infra/events/startEvents'
import { runRequest } from '@/infra/requestContext'
import { findEndedTopics } from '@/server/liveEvents'

/**
 * The streams in a process of their own, behind the same front as the product's (`main.ts`) but for the pages. Asked by
 * a message, it says how many streams are open and how much memory is used, MB, after collecting garbage.
 */
const url = process.env.DATABASE_URL ?? ''
const pool = createPool(url)
const events = await startEvents({
  connectionString: url,
  pool,
  findEndedTopics: (topics) => findEndedTopics(pool, topics),
})
const api = createApi({ pool, members: { pool, secret: 'only-for-benchmarks', trustedProxies: 0, events } })
const handle = getRequestListener(api.fetch)
const gate = frontGate({ limitNetwork: createNetworkRateLimit(0, true), isStaff: () => Promise.resolve(false) })
const server = createServer(SERVER_OPTIONS)
setClientTimeouts(server)
server.on('request', (req, res) =>
  runRequest(async (request) => {
    logAccess(req, res, request, () => '/api/v1/posts/{id}/events')
    setSecurityHeaders(res)
    const path = await gate(req, res)
    if (path === null) return
    setCacheControl(req, res, path, request.reads)
    await handle(req, res)
  }),
)
server.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1', backlog: 4_096 }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
const MB = 1 << 20
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ streams: events.size, rss: rss / MB, heap: (heapUsed + external) / MB })
})
process.once('SIGTERM', () => {
  events.endAll()
  server.close(() => void events.close().then(() => process.exit(0)))
})
// No one is left to ask.
process.once('disconnect', () => process.exit(1))
