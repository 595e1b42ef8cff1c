import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { startBenchDatabase } from './database'
import { seededRandom } from './random'
import { SHAPES, type Sample } from './searchShapes'
import { seedDirectory } from './seed'
import { startServer, type StartedServer } from './servers'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' }, samples: { type: 'string', default: '300' } } })
const LIMIT = 5
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One GET on the kept connection: milliseconds to the last byte, and the body. */
const timed = (url: string): Promise<{ ms: number; body: string }> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - started, body })
        else reject(new Error(`${response.statusCode} ${url} ${body}`))
      })
    }).on('error', reject)
  })

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (time: number): string => time.toFixed(2).padStart(7)

interface Measured {
  times: number[]
  keys: number[]
  found: number
}

const database = await startBenchDatabase()
let server: StartedServer | undefined
try {
  console.error(`${values.rows} restaurants are being written …`)
  await seedDirectory(database.pool, Number(values.rows))
  const { rows: samples } = await database.pool.query<Sample>(
    `SELECT r.id, r.title, r.name, r.search_choseong AS choseong, g.sub_add2 AS district
     FROM restaurants r JOIN regions g ON g.id = r.region_id ORDER BY hashint4(r.id) LIMIT $1`,
    [Number(values.samples)],
  )
  server = await startServer('apiServer.ts', { DATABASE_URL: database.url })
  const { origin } = server
  const measure = async (path: string, shape: (typeof SHAPES)[number], seed: number): Promise<Measured> => {
    const random = seededRandom(seed)
    const measured: Measured = { times: [], keys: [], found: 0 }
    for (const sample of samples) {
      const q = shape.query(sample, random)
      if (!q) continue
      const { ms, body } = await timed(`${origin}${path}?q=${encodeURIComponent([...q].slice(0, 60).join(''))}`)
      measured.times.push(ms)
      if (body.includes(`"id":${sample.id},`)) measured.found += 1
      // The yardstick is read between the searches, so that both meet the same machine.
      measured.keys.push((await timed(`${origin}/by-key/${sample.id}`)).ms)
    }
    return measured
  }
  for (const shape of SHAPES) await measure('/api/v1/suggest', { ...shape, query: (sample) => sample.title.slice(0, 3) }, 1)
  const results = []
  for (const path of ['/api/v1/suggest', '/api/v1/restaurants'])
    for (const shape of SHAPES) results.push({ path, shape, ...(await measure(path, shape, 7)) })
  const byKey = results.flatMap(({ keys }) => keys)
  const yardstick = quantile(byKey, 0.95)
  console.log(`\nread by primary key, ${byKey.length} times: p50 ${ms(quantile(byKey, 0.5))} ms, p95 ${ms(yardstick)} ms\n`)
  console.log(`${'endpoint'.padEnd(22)}${'shape'.padEnd(30)}    p50     p95   p95 ÷ key  found`)
  for (const { path, shape, times, found } of results) {
    const p95 = quantile(times, 0.95)
    const ratio = `${(p95 / yardstick).toFixed(2)} ×`.padStart(10)
    const share = shape.findsIt ? `${Math.round((found / times.length) * 100)} %`.padStart(6) : '     –'
    console.log(`${path.padEnd(22)}${shape.name.padEnd(30)}${ms(quantile(times, 0.5))} ${ms(p95)}${ratio} ${share}${p95 / yardstick < LIMIT ? '' : '  over the limit'}`)
  }
} finally {
  await server?.stop()
  agent.destroy()
  await database.stop()
}
process.exit(0)
