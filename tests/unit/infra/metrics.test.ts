import { afterEach, expect, it } from 'vitest'
import { addGauge, addPoolGauges, createMetrics, type MetricsServer, serveMetrics } from '@/infra/metrics'
import { createPool } from '@/infra/database/pool'

let server: MetricsServer | undefined
afterEach(() => server?.close())

const ask = async (path = '/metrics', method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${server?.port}${path}`, { method })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const serve = async (metrics = createMetrics(), refresh = () => Promise.resolve()) => {
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, refresh)
  return metrics
}

it('Requests are counted by method, route, status and page cache, with the buckets of OpenTelemetry', async () => {
  const { observeRequest } = await serve()
  const page = { method: 'GET', route: '/restaurants/:id', status: 200, seconds: 0.03 }
  observeRequest({ ...page, cacheStatus: 'pages; hit; ttl=41' })
  observeRequest({ ...page, cacheStatus: 'pages; fwd=miss; stored' })
  observeRequest({ ...page, method: 'BREW', status: 405, cacheStatus: undefined })
  const { status, type, text } = await ask()
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')])
  const labels = (method: string, code: number, cache: string, le: string) =>
    `http_server_request_duration_seconds_bucket{le="${le}",http_request_method="${method}",` +
    `http_route="/restaurants/:id",http_response_status_code="${code}",cache="${cache}"}`
  expect(text).toContain(`${labels('GET', 200, 'hit', '0.05')} 1`)
  expect(text).toContain(`${labels('GET', 200, 'hit', '0.025')} 0`)
  expect(text).toContain(`${labels('GET', 200, 'miss', '+Inf')} 1`)
  expect(text).toContain(`${labels('_OTHER', 405, 'none', '+Inf')} 1`)
})

it('Metrics say how long the event loop was late, and when the process started', async () => {
  await serve()
  const { text } = await ask()
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_start_time_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
})

it('A pool is shown with its open, used and awaited connections', async () => {
  const metrics = await serve()
  const read = createPool('postgres://nobody@127.0.0.1:1/none', 3)
  addPoolGauges(metrics, () => ({ read, write: undefined }))
  const { text } = await ask()
  expect(text).toContain('db_client_connection_max{db_client_connection_pool_name="read"} 3')
  expect(text).toContain(
    'db_client_connection_count{db_client_connection_pool_name="read",db_client_connection_state="used"} 0',
  )
  expect(text).toContain('db_client_connection_pending_requests{db_client_connection_pool_name="read"} 0')
  await read.end()
})

it('Figures that cannot be read are left out, and the rest is still answered', async () => {
  const metrics = createMetrics()
  addGauge(metrics, 'gonggong_jobs', 'Jobs', ['kind'], () => [])
  addGauge(metrics, 'gonggong_backup_age_seconds', 'Age', [], () => [])
  await serve(metrics, () => Promise.reject(new Error('the database is away')))
  const { status, text } = await ask()
  expect(status).toBe(200)
  expect(text).toContain('process_start_time_seconds')
  expect(text).not.toMatch(/^gonggong_/m)
})

it('Only GET /metrics is answered', async () => {
  await serve()
  expect([(await ask('/')).status, (await ask('/metrics/x')).status, (await ask('/metrics', 'POST')).status]).toEqual([
    404, 404, 404,
  ])
})
