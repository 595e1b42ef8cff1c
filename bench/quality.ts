import { parseArgs } from 'node:util'
import { parseFilter } from '@/api/ra/listParams'
import { QUALITY_TYPES } from '@/domain/quality'
import { PREVIEW_CHECKED_MEMBERS } from '@/domain/recommendation/recommendation'
import { DEFAULT_SETTINGS } from '@/domain/recommendation/settings'
import { type StatisticsQuery, statisticsQuerySchema } from '@/contract/statistics'
import { transaction } from '@/infra/database/pool'
import { qualityList } from '@/server/backOffice/lists/quality'
import { listRecords } from '@/server/backOffice/readRecords'
import { readQualitySummary } from '@/server/quality/readSummary'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { checkOffline, refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { listBeside, listForMember, listSurging } from '@/server/recommendations/listRecommended'
import { previewLists, readOverview } from '@/server/recommendations/readOverview'
import { readStaffStatistics } from '@/server/statistics/staffStatistics'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { seedFavorites } from './backOffice/seedFavorites'
import { startMembersDatabase } from './backOffice/startMembersDatabase'

const { values } = parseArgs({
  options: {
    /** about three visits each: a million */
    rows: { type: 'string', default: '320000' },
    members: { type: 'string', default: '100000' },
    reviews: { type: 'string', default: '300000' },
  },
})
const TIMES = 7
/** What a screen may take on the server. */
const LIMIT_MS = 300

const QUERIES: Partial<StatisticsQuery>[] = [
  {},
  { period: '2024' },
  { period: '2024-05' },
  { period: '2024', agency: 3 },
  { period: '2024-05', agencyType: 'city' },
  { period: '2024', province: '서울특별시', category: 'cafe' },
]

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The middle of several, after one that fills the caches. */
async function middle(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let i = 0; i < TIMES; i += 1) times.push(await timed(work))
  return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0
}

const { database, pool } = await startMembersDatabase({
  restaurants: Number(values.rows),
  members: Number(values.members),
  reviews: Number(values.reviews),
  posts: 1_000,
})
try {
  if (!process.env.BENCH_DATABASE_URL) await seedFavorites(database.pool)
  const { rows } = await database.pool.query<{ n: number }>('SELECT count(*) AS n FROM visits')
  console.log(`${rows[0]?.n ?? 0} visits`)
  for (const refresh of [refreshQuality, refreshStatistics, refreshRecommendations])
    console.log(`${refresh.name.padEnd(46)} ${(await timed(() => transaction(database.pool, refresh))).toFixed(0)} ms`)
  await database.pool.query('VACUUM ANALYZE quality_issues, statistics_periods, recommendations')

  const page = (type: string, q?: string) => () => {
    const filter = parseFilter(qualityList, { type, ...(q && { q }) })
    if (!filter.ok) throw new Error(filter.violation.code)
    return listRecords(pool, qualityList, { offset: 0, limit: 20, filter: filter.value })
  }
  const screens: [string, () => Promise<unknown>][] = [
    ['quality: cards', () => readQualitySummary(pool)],
    ...QUALITY_TYPES.map((type): [string, () => Promise<unknown>] => [`quality: ${type}`, page(type)]),
    ['quality: no_phone 김치', page('no_phone', '김치')],
    ...QUERIES.map((query): [string, () => Promise<unknown>] => [
      `statistics: ${JSON.stringify(query)}`,
      () => readStaffStatistics(pool, statisticsQuerySchema.parse(query)),
    ]),
    ['recommendations: screen', () => readOverview(pool)],
    ['recommendations: preview of the lists', () => previewLists(pool, DEFAULT_SETTINGS)],
    [
      'recommendations: preview of the check',
      () => checkOffline(pool, DEFAULT_SETTINGS.weights, PREVIEW_CHECKED_MEMBERS),
    ],
    ['site: surging', () => listSurging(pool)],
    ['site: beside', () => listBeside(pool, { id: 5, region_code: DEFAULT_SETTINGS.region })],
    ['site: for a member', () => listForMember(pool, 5)],
  ]
  let late = 0
  for (const [name, read] of screens) {
    const ms = await middle(read)
    if (ms > LIMIT_MS) late += 1
    console.log(`${name.padEnd(46)} ${ms.toFixed(1).padStart(8)} ms`)
  }
  console.log(`${late} of ${screens.length} reads over ${LIMIT_MS} ms`)
} finally {
  await pool.end()
  await database.stop()
}
