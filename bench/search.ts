import { parseArgs } from 'node:util'
import type { BenchDatabase } from './database'
import { measureShape, type Searched } from './search/measureShape'
import { GROWTH_MAX, printResults, READS_MAX, type Result } from './search/searchTable'
import { startDirectories } from './search/startDirectories'
import { endGets, timedGet } from './search/timedGet'
import { SHAPES, type Sample } from './searchShapes'
import { startServer, type StartedServer } from './servers'

/**
 * `npm run bench:search`: what each shape of query costs in a directory of `--rows` restaurants, next to a read by key
 * there and next to the same shape in one of `--beside` restaurants, searched in turn. `--keep DIR` leaves the written
 * directories in a folder for the next run, `--shape slip` measures the shapes with this in their name alone. Ends
 * with 1 where a shape is over a limit.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    beside: { type: 'string', default: '10000' },
    samples: { type: 'string', default: '300' },
    shape: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
})
const PATHS = ['/api/v1/suggest', '/api/v1/restaurants']
const WARM_UP = 30

const readSamples = async ({ pool }: BenchDatabase): Promise<Sample[]> => {
  const { rows } = await pool.query<Sample>(
    `SELECT r.id, r.title, r.name, r.search_choseong AS choseong, g.sub_add2 AS district
     FROM restaurants r JOIN regions g ON g.id = r.region_id ORDER BY hashint4(r.id) LIMIT $1`,
    [Number(values.samples)],
  )
  return rows
}

const directories = await startDirectories([Number(values.rows), Number(values.beside)], values.keep)
const servers: StartedServer[] = []
let over = 0
try {
  const searched: Searched[] = []
  for (const database of directories.databases) {
    const server = await startServer('apiServer.ts', { DATABASE_URL: database.url })
    servers.push(server)
    searched.push({ origin: server.origin, samples: await readSamples(database) })
  }
  for (const { origin, samples } of searched)
    for (const { title } of samples.slice(0, WARM_UP))
      for (const path of PATHS) await timedGet(`${origin}${path}?q=${encodeURIComponent(title.slice(0, 3))}`)
  const results: Result[] = []
  for (const path of PATHS)
    for (const shape of SHAPES.filter(({ name }) => name.includes(values.shape))) {
      const [large, small] = await measureShape(searched, path, shape)
      if (large && small) results.push({ path, shape, large, small })
    }
  over = printResults(results, (line) => console.log(line))
  console.log(`${over} of ${results.length} over ${READS_MAX} × a read by key or ${GROWTH_MAX} × the small directory`)
} finally {
  for (const server of servers) await server.stop()
  endGets()
  await directories.stop()
}
process.exit(over > 0 ? 1 : 0)
