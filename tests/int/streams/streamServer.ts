import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { createApi } from '@/api/createApi'
import { startEvents } from '@/infra/events/startEvents'
import { findEndedTopics } from '@/server/liveEvents'

interface Options {
  port?: number
  heartbeatMs?: number
  redis?: { url: string; secret: string }
}

/** One process of the app, as far as streams need it. */
export async function startStreamServer(
  url: string,
  pool: Pool,
  { port = 0, heartbeatMs = 60_000, redis }: Options = {},
) {
  const events = await startEvents({
    connectionString: url,
    pool,
    findEndedTopics: (topics) => findEndedTopics(pool, topics),
    redis,
    heartbeatMs,
  })
  const members = { pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 1, events }
  const app = createApi({ pool, members })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return {
    app,
    events,
    port: (server.address() as AddressInfo).port,
    async close() {
      events.endAll()
      await new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeIdleConnections()
      })
      await events.close()
    },
  }
}

export interface Heard {
  id: number
  name: string
  subject: number
}

interface StreamOptions {
  cookie?: string
  lastEventId?: string
  network?: string
  /** comes back when the stream ends, as browsers do */
  returns?: boolean
}

/** A listener, which notes all it is told. */
export async function listenTo(port: number, path: string, options: StreamOptions = {}) {
  const heard: Heard[] = []
  const signals: string[] = []
  const state = { status: 0, headers: {} as IncomingMessage['headers'], ends: 0, last: options.lastEventId }
  let leave: () => void = () => undefined
  let isGone = false

  const open = (): Promise<void> =>
    new Promise((answered) => {
      const { cookie, network = '10.0.0.1' } = options
      const headers = {
        'X-Forwarded-For': network,
        ...(cookie && { Cookie: cookie }),
        ...(state.last !== undefined && { 'Last-Event-ID': state.last }),
      }
      let text = ''
      const request = get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
        state.status = response.statusCode ?? 0
        state.headers = response.headers
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n')
          text = blocks.pop() ?? ''
          blocks.forEach(take)
          answered()
        })
        response.on('close', () => ended(answered))
        response.on('error', () => undefined)
      })
      request.on('error', () => ended(answered))
      leave = () => request.destroy()
    })

  function take(block: string): void {
    const [, id = ''] = /^id: (\d+)$/m.exec(block) ?? []
    const [, name = ''] = /^event: (\w+)$/m.exec(block) ?? []
    const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? []
    state.last = id
    const { id: subject } = JSON.parse(data) as { id?: number }
    if (subject === undefined) signals.push(name)
    else heard.push({ id: Number(id), name, subject })
  }

  function ended(answered: () => void): void {
    state.ends++
    answered()
    if (options.returns && !isGone) void setTimeout(20).then(open)
  }

  await open()
  return {
    heard,
    signals,
    state,
    names: () => heard.map(({ name }) => name),
    close: () => {
      isGone = true
      leave()
    },
  }
}

/** Waits until something holds. */
export const until = (holds: () => boolean): Promise<void> => expect.poll(holds, { interval: 5 }).toBe(true)
