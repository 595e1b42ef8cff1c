import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { wholeNumber } from '@/contract/wholeNumber'
import { STREAM_RETRY_SECONDS, STREAMS_MAX, STREAMS_PER_NETWORK_MAX, STREAMS_PER_SITE_MAX } from '@/domain/live'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import type { RunningEvents } from '@/infra/events/startEvents'
import type { StreamSink } from '@/infra/events/subscriber'
import { createOpenCounts, type Quota } from '@/infra/memoryLimits'
import { API_RESPONSES } from '@/messages/apiResponses'
import { clientNetwork } from '../http/deps'
import { sendError } from '../http/sendError'

export interface StreamDeps {
  events?: Pick<RunningEvents, 'subscribe'>
  trustedProxies: number
}

/** Neither compressed nor buffered by proxies. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

const eventId = wholeNumber(0, Number.MAX_SAFE_INTEGER)
export const streamQuery = z.object({ last_event_id: eventId.optional() }).strict()
export const streamResponses = {
  200: { description: API_RESPONSES.ok, content: { 'text/event-stream': { schema: z.string() } } },
}

const counts = createOpenCounts()

/** Of this process. */
export const openStreamCount = (): number => counts.of('all')

/** The header comes from a reconnecting browser and is newer than the query, which holds the starting point. */
function lastEventId(c: Context, asked: number | undefined): number | null {
  const header = c.req.header('Last-Event-ID')
  const read = header === undefined ? undefined : eventId.safeParse(header).data
  return read ?? asked ?? null
}

/**
 * On the Node response; Hono's body would cost several times the memory. `quotas`: in addition to its network and the
 * process
 */
export function openStream(
  c: Context,
  { events, trustedProxies }: StreamDeps,
  { topics, after, quotas = [] }: { topics: readonly string[]; after?: number; quotas?: readonly Quota[] },
): Response {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (!events || !outgoing) return sendError(c, { code: 'unavailable', params: {} })
  if (c.req.method !== 'GET') return c.body(null, 200, HEADERS)
  const network = clientNetwork(c, trustedProxies)
  const around = enclosingNetworks(network).map((site): Quota => [`network ${site}`, STREAMS_PER_SITE_MAX])
  const own: Quota = [`network ${network}`, STREAMS_PER_NETWORK_MAX]
  const release = counts.acquire([['all', STREAMS_MAX], own, ...around, ...quotas])
  if (!release) return sendError(c, { code: 'too-many-streams', params: { seconds: STREAM_RETRY_SECONDS } })
  // The connection closed during the access check, so no close event follows.
  if (outgoing.destroyed) release()
  else {
    outgoing.writeHead(200, HEADERS)
    const unsubscribe = events.subscribe({ topics, after: lastEventId(c, after), sink: toSink(outgoing) })
    outgoing.once('close', () => {
      unsubscribe()
      release()
    })
  }
  return RESPONSE_ALREADY_SENT
}

const toSink = (outgoing: HttpBindings['outgoing']): StreamSink => ({
  write: (chunk) => void outgoing.write(chunk),
  backlog: () => outgoing.writableLength,
  end: () => void outgoing.end(),
  destroy: () => void outgoing.destroy(),
})
