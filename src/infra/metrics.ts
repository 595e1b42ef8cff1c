import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from './database/pool'
import { log } from './log'

/** Semantic conventions of OpenTelemetry for HTTP servers (`http.server.request.duration`), in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** Others become `_OTHER`, as in the conventions: a label must have few values. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface FinishedRequest {
  method: string
  /** route pattern, never a path */
  route: string
  status: number
  seconds: number
  /** value of Cache-Status (RFC 9211) */
  cacheStatus: string | undefined
}

export interface Metrics {
  registry: Registry
  observeRequest: (request: FinishedRequest) => void
}

/** Of this process: requests, and what Node says of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP requests, without event streams',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'cache'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  })
  return {
    registry,
    observeRequest({ method, route, status, seconds, cacheStatus }) {
      const cache = cacheStatus === undefined ? 'none' : cacheStatus.includes('hit') ? 'hit' : 'miss'
      duration.observe(
        {
          http_request_method: METHODS.has(method) ? method : '_OTHER',
          http_route: route,
          http_response_status_code: status,
          cache,
        },
        seconds,
      )
    },
  }
}

/** One sample of a gauge: its labels and value. */
export type Sample = [labels: Record<string, string>, value: number]

/** A gauge that is read when somebody asks; a failed read leaves it out. */
export function addGauge(
  { registry }: Metrics,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => readonly Sample[],
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      collect() {
        this.reset()
        // A gauge without labels would start at 0.
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of read()) this.set(labels, value)
      },
    }),
  )
}

/** Names as in the semantic conventions for database clients. */
export function addPoolGauges(metrics: Metrics, pools: () => Readonly<Record<string, PoolState | undefined>>): void {
  const [pool, state] = ['db_client_connection_pool_name', 'db_client_connection_state']
  const add = (name: string, help: string, labels: string[], samples: (pool: PoolState, name: string) => Sample[]) =>
    addGauge(metrics, `db_client_connection_${name}`, help, labels, () =>
      Object.entries(pools()).flatMap(([name, one]) => (one ? samples(one, name) : [])),
    )
  add('count', 'Open connections of a pool', [pool, state], ({ totalCount, idleCount }, name) => [
    [{ [pool]: name, [state]: 'idle' }, idleCount],
    [{ [pool]: name, [state]: 'used' }, totalCount - idleCount],
  ])
  add('max', 'Most connections of a pool', [pool], ({ options }, name) => [[{ [pool]: name }, options.max]])
  add('pending_requests', 'Requests that wait for a connection of a pool', [pool], ({ waitingCount }, name) => [
    [{ [pool]: name }, waitingCount],
  ])
}

interface ReplicaFigures {
  name: string
  status: string
  lagMs: number | null
  reads: number
  fallbacks: number
}

/** None without replicas. */
export function addReplicaFigures(metrics: Metrics, replicas: () => readonly ReplicaFigures[]): void {
  const add = (name: string, help: string, read: (replica: ReplicaFigures) => number | null): void =>
    addGauge(metrics, `gonggong_replica_${name}`, help, ['replica'], () =>
      replicas().flatMap((replica) => {
        const value = read(replica)
        return value === null ? [] : [[{ replica: replica.name }, value]]
      }),
    )
  add('up', 'Whether a replica is read', ({ status }) => Number(status === 'ready'))
  add('lag_seconds', 'For how long the primary has had more', ({ lagMs }) => (lagMs === null ? null : lagMs / 1000))
  add('reads', 'Reads sent to a replica since the start', ({ reads }) => reads)
  add('fallbacks', 'Of these, repeated on the primary', ({ fallbacks }) => fallbacks)
}

export interface MetricsServer {
  port: number
  close: () => Promise<void>
}

/**
 * `GET /metrics` in Prometheus's text format, on a port of its own: proxies never lead there.
 * @param refresh runs before each answer; its failure is logged, and the rest answered
 * @throws with code EADDRINUSE if the port is taken
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
  refresh: () => Promise<void>,
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') return void res.writeHead(404).end()
    refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'figures of the database could not be read for the metrics'))
      .then(() => registry.metrics())
      .then(
        (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'the metrics could not be written')
          res.writeHead(500).end()
        },
      )
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
