import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { startSeededDatabase } from './seededDatabase'
import { seededRandom } from './random'
import { SHAPES, type Sample } from './searchShapes'
import { startServer, type StartedServer } from './servers'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '200000' }, samples: { type: 'string', default: '300' } },
})
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

/**
 * The middle of three: what this request costs, not what else the machine did meanwhile. Searches and yardstick are
 * measured alike.
 */
async function settled(url: string): Promise<{ ms: number; body: string }> {
  const times = []
  for (let i = 0; i < 3; i += 1) times.push(await timed(url))
  return times.sort((a, b) => a.ms - b.ms)[1] ?? timed(url)
}

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (time: number): string => time.toFixed(2).padStart(7)

interface Measured {
  times: number[]
  /** one row by its key through the same listener, router and pool, and nothing else: the hardest yardstick */
  rows: number[]
  /** the public API's own read by key, `/api/v1/restaurants/{id}` */
  reads: number[]
  found: number
}

const database = await startSeededDatabase(Number(values.rows))
let server: StartedServer | undefined
try {
  const { rows: samples } = await database.pool.query<Sample>(
    `SELECT r.id, r.title, r.name, r.search_choseong AS choseong, g.sub_add2 AS district
     FROM restaurants r JOIN regions g ON g.id = r.region_id ORDER BY hashint4(r.id) LIMIT $1`,
    [Number(values.samples)],
  )
  server = await startServer('apiServer.ts', { DATABASE_URL: database.url })
  const { origin } = server
  const measure = async (path: string, shape: (typeof SHAPES)[number], seed: number): Promise<Measured> => {
    const random = seededRandom(seed)
    const measured: Measured = { times: [], rows: [], reads: [], found: 0 }
    for (const sample of samples) {
      const q = shape.query(sample, random)
      if (!q) continue
      const { ms, body } = await settled(`${origin}${path}?q=${encodeURIComponent([...q].slice(0, 60).join(''))}`)
      measured.times.push(ms)
      if (body.includes(`"id":${sample.id},`)) measured.found += 1
      // The yardsticks are read between the searches, so that both meet the same machine.
      measured.rows.push((await settled(`${origin}/by-key/${sample.id}`)).ms)
      measured.reads.push((await settled(`${origin}/api/v1/restaurants/${sample.id}`)).ms)
    }
    return measured
  }
  for (const shape of SHAPES)
    await measure('/api/v1/suggest', { ...shape, query: (sample) => sample.title.slice(0, 3) }, 1)
  const results = []
  for (const path of ['/api/v1/suggest', '/api/v1/restaurants'])
    for (const shape of SHAPES) results.push({ path, shape, ...(await measure(path, shape, 7)) })
  const yardstick = (name: string, times: number[]): number => {
    const p95 = quantile(times, 0.95)
    console.log(`${name}, ${times.length} times: p50 ${ms(quantile(times, 0.5))} ms, p95 ${ms(p95)} ms`)
    return p95
  }
  const read = yardstick(
    '/api/v1/restaurants/{id}',
    results.flatMap(({ reads }) => reads),
  )
  const row = yardstick(
    'one bare row by its key ',
    results.flatMap(({ rows }) => rows),
  )
  console.log(`\n${'endpoint'.padEnd(22)}${'shape'.padEnd(30)}    p50     p95    ÷ read    ÷ row  found`)
  for (const { path, shape, times, found } of results) {
    const p95 = quantile(times, 0.95)
    const ratios = [read, row].map((by) => `${(p95 / by).toFixed(2)} ×`.padStart(9)).join('')
    const share = shape.findsIt ? `${Math.round((found / times.length) * 100)} %`.padStart(6) : '     –'
    console.log(
      `${path.padEnd(22)}${shape.name.padEnd(30)}${ms(quantile(times, 0.5))} ${ms(p95)}${ratios} ${share}` +
        (p95 / read < LIMIT ? '' : '  over the limit'),
    )
  }
} finally {
  await server?.stop()
  agent.destroy()
  await database.stop()
}
process.exit(0)
