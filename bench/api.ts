import autocannon from 'autocannon'
import { parseArgs } from 'node:util'
import { listQuerySchema } from '@/domain/directory/query'
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

/** Requests a second; anything but 200 ends the run. */
async function load(name: string, url: string): Promise<number> {
  const first = await fetch(url)
  if (!first.ok) throw new Error(`${name}: ${first.status} ${await first.text()}`)
  console.error(`${name.padEnd(34)} ${(await first.arrayBuffer()).byteLength} bytes`)
  await autocannon({ url, connections: CONNECTIONS, duration: 3 })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: Number(options.seconds) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} rejections, ${result.errors} errors`)
  return result.requests.average
}

async function measure(name: string, file: string, path: string, env: Record<string, string>): Promise<number> {
  const server = await startServer(file, env)
  try {
    return await load(name, server.origin + path)
  } finally {
    await server.stop()
  }
}

await ensureBuild()
const database = await startSeededDatabase(Number(options.rows))
try {
  const statements: { text: string; values: unknown[] }[] = []
  const recording: Queryable = {
    query: (text, values = []) => {
      statements.push({ text, values })
      return database.pool.query(text, values)
    },
  }
  const { data } = await listRestaurants(recording, listQuerySchema.parse(REGION))
  const ids = data.map(({ id }, i) => `where[id][in][${i}]=${id}`).join('&')
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: 'only-for-benchmarks-of-this-machine-0123456789' }
  const payload = await measure(
    'Payload REST',
    'payloadServer.ts',
    `/api/restaurants?${ids}&limit=20&depth=0&pagination=false`,
    env,
  )
  const api = await measure('/api/v1', 'apiServer.ts', `/api/v1/restaurants?${new URLSearchParams(REGION)}`, env)
  const bare = await measure('bare node:http + pg, same SQL', 'bareServer.ts', '/', {
    ...env,
    STATEMENTS: JSON.stringify(statements),
  })
  const rate = (value: number) => value.toFixed(0).padStart(7)
  console.log(
    `\nregion list of ${data.length}, ${CONNECTIONS} connections, ${options.seconds} s each, ` +
      `${options.rows} restaurants`,
  )
  console.log(`Payload REST, depth 0, no count   ${rate(payload)} req/s`)
  console.log(
    `/api/v1                           ${rate(api)} req/s   ${(api / payload).toFixed(2)} × Payload (wanted: 8)`,
  )
  console.log(
    `bare node:http + pg, same SQL     ${rate(bare)} req/s   ` +
      `/api/v1 is ${(api / bare).toFixed(2)} × of it (wanted: 0.5)`,
  )
} finally {
  await database.stop()
}
process.exit(0)
