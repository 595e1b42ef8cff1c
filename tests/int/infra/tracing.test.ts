import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logAccess } from '@/http/accessLog'
import { routeNamer } from '@/http/routePattern'
import { createPool } from '@/infra/database/pool'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { runRequest } from '@/infra/requestContext'
import { startTracing } from '@/infra/tracing'
import { createTestDatabase, type TestDatabase } from '../setup/database'

/** As in OTLP's JSON. */
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: { key: string; value: unknown }[]
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let database: TestDatabase
let pool: pg.Pool
let collector: Server
let site: Server
let close: () => Promise<void>
let bodies: string[] = []

async function begin(endpoint: string): Promise<string> {
  changeEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: '1' })
  close = await startTracing()
  pool = createPool(database.url, 2)
  site = createServer((req, res) =>
    runRequest(async (request) => {
      logAccess(req, res, request, routeNamer(['/lists/:token']))
      await pool.query('SELECT count(*) FROM agencies WHERE name = $1', ['가온구청'])
      await pool.query('SELECT 1 / $1::int', [0]).catch(() => undefined)
      res.writeHead(503).end()
    }),
  )
  return listen(site)
}

beforeEach(async () => {
  vi.spyOn(log, 'info').mockReturnValue()
  bodies = []
  database = await createTestDatabase()
  collector = createServer((req, res) => {
    let body = ''
    req.setEncoding('utf8').on('data', (part: string) => (body += part))
    req.on('end', () => {
      bodies.push(body)
      res.end('{}')
    })
  })
})
afterEach(async () => {
  changeEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: '', TRUST_PROXY: '' })
  vi.restoreAllMocks()
  for (const server of [site, collector]) server.close()
  await pool.end()
  await database.drop()
})

const sentSpans = (): SentSpan[] =>
  bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })

it('A request and its statements are sent as one trace below the proxy’s, without path, query or values', async () => {
  const address = await begin(await listen(collector))
  await fetch(`${address}/lists/AbCdEf123?q=secret`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })
  await close()
  const spans = sentSpans()
  const request = spans.find(({ name }) => name === 'GET /lists/:token')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, status: { code: 2 } })
  const statements = spans.filter(({ name }) => name === 'SELECT')
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId, request?.spanId])
  // 22012: division by zero
  expect(statements.map(({ status }) => status.code)).toEqual([0, 2])
  expect(JSON.stringify(spans)).toContain('22012')
  expect(bodies.join()).not.toMatch(/AbCdEf123|secret|가온구청/)
})

it('A collector that is away fails no request and is named in the log', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const gone = await listen(collector)
  await new Promise((closed) => collector.close(closed))
  const address = await begin(gone)
  expect((await fetch(`${address}/lists/a`)).status).toBe(503)
  await close()
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ otel: expect.any(String) as string }),
    expect.any(String),
  )
})
