import autocannon from 'autocannon'
import { deepStrictEqual } from 'node:assert'
import { parseArgs } from 'node:util'
import { listQuerySchema } from '@/contract/directoryQuery'
import type { Queryable } from '@/infra/database/pool'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { ensureBuild } from '../scripts/build'
import { startSeededDatabase } from './seededDatabase'
import { startServer } from './servers'

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '200000' }, seconds: { type: 'string', default: '10' } },
})
const CONNECTIONS = 8
const REGION = { province: '서울특별시', district: '종로구' }
const LIST_PATH = `/api/v1/restaurants?${new URLSearchParams(REGION)}`

interface Measured {
  /** requests a second */
  rate: number
  body: unknown
}

/** Anything but 200 ends the run. */
async function load(name: string, url: string): Promise<Measured> {
  const first = await fetch(url)
  if (!first.ok) throw new Error(`${name}: ${first.status} ${await first.text()}`)
  const text = await first.text()
  console.error(`${name.padEnd(34)} ${Buffer.byteLength(text)} bytes`)
  await autocannon({ url, connections: CONNECTIONS, duration: 3 })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: Number(options.seconds) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} rejections, ${result.errors} errors`)
  return { rate: result.requests.average, body: JSON.parse(text) }
}

async function measure(name: string, file: string, path: string, env: Record<string, string>): Promise<Measured> {
  const server = await startServer(file, env)
  try {
    return await load(name, server.origin + path)
  } finally {
    await server.stop()
  }
}

/** One statement that gives the whole answer as JSON: the list's own two, put together by the database. */
function leanStatement([page, count]: Statement[], pagination: object): Statement {
  if (!page || !count) throw new Error('The list is not made of two statements any more.')
  deepStrictEqual(count.values, page.values.slice(0, count.values.length))
  const rest = JSON.stringify({ ...pagination, total: undefined })
  return {
    text: `SELECT json_build_object(
        'data', (SELECT json_agg(page) FROM (${page.text}) page),
        'pagination', '${rest}'::jsonb || jsonb_build_object('total', (${count.text})))::text`,
    values: page.values,
  }
}

interface Statement {
  text: string
  values: unknown[]
}

await ensureBuild()
const database = await startSeededDatabase(Number(options.rows))
try {
  const statements: Statement[] = []
  const recording: Queryable = {
    query: (text, values = []) => {
      statements.push({ text, values })
      return database.pool.query(text, values)
    },
  }
  const { data, pagination } = await listRestaurants(recording, listQuerySchema.parse(REGION))
  const ids = data.map(({ id }, i) => `where[id][in][${i}]=${id}`).join('&')
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: 'only-for-benchmarks-of-this-machine-0123456789' }
  const payload = await measure(
    'Payload REST',
    'payloadServer.ts',
    `/api/restaurants?${ids}&limit=20&depth=0&pagination=false`,
    env,
  )
  const api = await measure('/api/v1', 'apiServer.ts', LIST_PATH, env)
  const kept = await measure('/api/v1, kept', 'cachingApiServer.ts', LIST_PATH, env)
  const lean = await measure('bare node:http + pg, one statement', 'leanServer.ts', '/', {
    ...env,
    STATEMENT: JSON.stringify(leanStatement(statements, pagination)),
  })
  deepStrictEqual(lean.body, api.body, 'the lean answer is not the one of the API')
  const detailPath = `/api/v1/restaurants/${data[0]?.id}`
  const detail = await measure('detail', 'apiServer.ts', detailPath, env)
  const keptDetail = await measure('detail, kept', 'cachingApiServer.ts', detailPath, env)

  const row = (name: string, { rate }: Measured, note = ''): void =>
    console.log(`${name.padEnd(36)}${rate.toFixed(0).padStart(7)} req/s   ${note}`)
  const times = (one: Measured, other: Measured): string => (one.rate / other.rate).toFixed(2)
  console.log(`\n${CONNECTIONS} connections, ${options.seconds} s each, ${options.rows} restaurants`)
  console.log(`list of a district, ${data.length} rows`)
  row('Payload REST, depth 0, no count', payload)
  row('bare node:http + pg, one statement', lean)
  row('/api/v1, made each time', api, `${times(api, payload)} × Payload, ${times(api, lean)} × bare`)
  row(
    '/api/v1, kept',
    kept,
    `${times(kept, payload)} × Payload (wanted: 12), ${times(kept, lean)} × bare (wanted: 0.75)`,
  )
  console.log('one restaurant')
  row('/api/v1, made each time', detail)
  row('/api/v1, kept', keptDetail, '(wanted: 2000 req/s)')
} finally {
  await database.stop()
}
process.exit(0)
