import { freePort } from '@/infra/freePort'
import { middle } from './median'
import { rate } from './rate'
import { serve, startCountedDatabase } from './startSeededSite'

/**
 * `npm run bench:metrics`: what metrics cost. Two servers on one invented directory are asked in turn, one of which has
 * METRICS_PORT and is read every second. Prints the ratio of their answers a second; ends with 1 where it is less than
 * 0.98.
 */
const ROWS = 20_000
const ROUNDS = 9
const SECONDS = 3
const RATIO_MIN = 0.98
const KINDS: Record<string, (turn: number) => string> = {
  'kept pages': () => '/restaurants',
  'pages made': (turn) => `/restaurants/${1 + (turn % 1_000)}?n=${turn}`,
  'API answers': (turn) => `/api/v1/restaurants?page=${1 + (turn % 400)}`,
}

const database = await startCountedDatabase(ROWS)
const port = await freePort('127.0.0.1', 0)
const plain = await serve(database, '1')
const metered = await serve(database, '1', { METRICS_PORT: String(port) })
const scrapes = setInterval(
  () => void fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.arrayBuffer()),
  1_000,
)
try {
  for (const [kind, paths] of Object.entries(KINDS)) {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 ? [plain, metered] : [metered, plain]
      const rates = new Map<typeof plain, number>()
      for (const server of order) rates.set(server, await rate(server.site, { paths, seconds: SECONDS }))
      ratios.push((rates.get(metered) ?? 0) / (rates.get(plain) ?? 1))
    }
    const ratio = middle(ratios)
    console.log(`${kind}: ${ratio.toFixed(3)} × (${ratios.map((one) => one.toFixed(2)).join(', ')})`)
    if (ratio < RATIO_MIN) process.exitCode = 1
  }
} finally {
  clearInterval(scrapes)
  await metered.stop()
  await plain.stop()
  await database.stop()
}
