import { parseArgs } from 'node:util'
import { agencyListQuerySchema } from '@/domain/agency/query'
import { listQuerySchema } from '@/domain/directory/query'
import { planQuerySchema } from '@/domain/plan/schemas'
import { transaction, type Queryable } from '@/infra/database/pool'
import { withPreparedStatements } from '@/infra/database/withPreparedStatements'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { listCollections } from '@/server/collections/listCollections'
import { explainRank } from '@/server/directory/explainRank'
import { listNewPlaces } from '@/server/directory/listNewPlaces'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listSimilar } from '@/server/directory/listSimilar'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { planPlaces } from '@/server/plan/planPlaces'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { readRowFacts } from '@/server/statistics/lunchFacts'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { explaining } from './explaining'
import { median } from './median'
import { startSeededDatabase } from './seededDatabase'

/**
 * `npm run bench:reads`: what each list and page part costs beside a read by key (a restaurant with all that its page
 * shows) through the same pool, at `--rows` restaurants and `--visits` visits. With `--explain` also how each statement
 * was carried out. Ends with 1 where one takes more than five times as long.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    visits: { type: 'string', default: '3000000' },
    samples: { type: 'string', default: '40' },
    explain: { type: 'boolean', default: false },
  },
})
const LIMIT = 5
const LIST_PAGE = 20

interface Sample {
  id: number
  latitude: number
  longitude: number
  code: string
  agency: number
}

const READS: [name: string, read: (sql: Queryable, sample: Sample, ids: number[]) => Promise<unknown>][] = [
  [
    'places near a point, 1 km',
    (sql, at) => listRestaurants(sql, listQuerySchema.parse({ near: nearOf(at), radius: 1000 })),
  ],
  ['institutions, first page', (sql) => listAgencies(sql, agencyListQuerySchema.parse({}))],
  ['an institution', (sql, { agency }) => readAgencyDetail(sql, agency, new Date())],
  ['what is like a restaurant', (sql, { id }) => listSimilar(sql, id)],
  ['why a rank', (sql, { id }) => explainRank(sql, id)],
  ['previous ranks of a page', (sql, _, ids) => readPreviousRanks(sql, ids)],
  ['lunch facts of a page', (sql, _, ids) => readRowFacts(sql, ids)],
  [
    'a dinner for 12 in a district',
    (sql, { code }) => planPlaces(sql, planQuerySchema.parse({ headcount: 12, per_head_max: 30_000, region: code })),
  ],
  [
    'a dinner for 12 near a point',
    (sql, at) => planPlaces(sql, planQuerySchema.parse({ headcount: 12, per_head_max: 30_000, near: nearOf(at) })),
  ],
  ['new places of a district', (sql, { code }) => listNewPlaces(sql, code)],
  ['collections', (sql) => listCollections(sql, LIST_PAGE)],
]

const middle = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

const nearOf = ({ latitude, longitude }: Sample): string => `${latitude},${longitude}`

/** Half of them drawn by chance, half the most visited, where everything takes longest. */
const SAMPLES = `
  WITH places AS (
    SELECT s.restaurant_id AS id, r.latitude::float8, r.longitude::float8, s.region_code AS code, s.visit_count
    FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.is_active AND s.year = 0 AND s.agency_type = '' AND s.visit_count > 0 AND r.latitude IS NOT NULL
  )
  SELECT p.*, (SELECT agency_id FROM visits WHERE restaurant_id = p.id LIMIT 1) AS agency
  FROM ((SELECT * FROM places ORDER BY hashint4(id) LIMIT $1 / 2)
    UNION ALL (SELECT * FROM places ORDER BY visit_count DESC, id LIMIT $1 / 2)) p`

const database = await startSeededDatabase(Number(values.rows), Number(values.visits))
let isWithin = true
try {
  await transaction(database.pool, refreshStatistics)
  await refreshStaleAgencies(database.pool)
  await database.pool.query('VACUUM ANALYZE')
  const { rows: samples } = await database.pool.query<Sample>(SAMPLES, [Number(values.samples)])
  const sql = withPreparedStatements(database.pool)
  const ids = samples.slice(0, LIST_PAGE).map(({ id }) => id)
  for (const [name, read] of READS) {
    const [times, keys]: [number[], number[]] = [[], []]
    for (const sample of samples) {
      times.push(await median(() => read(sql, sample, ids)))
      // Between the reads, so that both meet the same machine.
      keys.push(await median(() => readRestaurant(sql, sample.id)))
    }
    const [time, key] = [middle(times), middle(keys)]
    const ratio = time / key
    isWithin &&= ratio <= LIMIT
    const slowest = Math.max(...times).toFixed(1)
    const verdict = ratio > LIMIT ? ', over the limit' : ''
    console.log(
      `${name.padEnd(30)} ${time.toFixed(2).padStart(8)} ms, slowest ${slowest} ms, ${ratio.toFixed(2)} × a read by ` +
        `key (${key.toFixed(2)} ms)${verdict}`,
    )
    const [sample] = samples
    if (values.explain && sample) await read(explaining(database.pool, console.log), sample, ids)
  }
} finally {
  await database.stop()
}
process.exit(isWithin ? 0 : 1)
