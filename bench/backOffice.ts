import { parseArgs } from 'node:util'
import { DEFINITIONS } from '@/api/ra/resources'
import { parseFilter } from '@/api/ra/listParams'
import { getRecord, listRecords } from '@/server/backOffice/readRecords'
import { seedWork } from './backOffice/seedWork'
import { startMembersDatabase } from './backOffice/startMembersDatabase'
import { median } from './median'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    members: { type: 'string', default: '1000000' },
    reviews: { type: 'string', default: '2000000' },
    posts: { type: 'string', default: '200000' },
    /** entries of the audit record; letters and jobs are a fifth of it */
    entries: { type: 'string', default: '1000000' },
  },
})
/** What a list of the back office may take on the server. */
const LIMIT_MS = 100

type Filter = Record<string, unknown>

/** What staff ask each list for, besides every order it has. */
const ASKED: Record<string, Filter[]> = {
  restaurants: [
    { q: '김치' },
    { q: '종로' },
    { q: '소' },
    { category: 'cafe' },
    { isActive: true },
    { hasPoint: false },
  ],
  reviews: [{ q: '순댓국' }, { q: '김치찌개 아쉬움' }, { rating: 1 }, { status: 'hidden' }, { reported: true }],
  users: [{ q: '회원77' }, { q: 'member9999' }, { role: 'admin' }, { role: 'user' }],
  posts: [{ q: '예약' }, { board: 'free' }, { isPinned: true }, { status: 'hidden' }, { trashed: true }],
  suggestions: [{ suggestionStatus: 'pending' }, { suggestionStatus: 'completed' }, { q: '예약' }],
  notices: [{ phase: 'live' }, { phase: 'ended' }, { noticeType: 'update' }, { q: '예약' }],
  comments: [{ q: '주차' }, { status: 'hidden' }],
  reports: [{ status: 'pending', isFirst: true }, { isFirst: true }],
  visits: [
    { status: 'disputed' },
    { q: '김치' },
    { since: '2025-01-01', until: '2025-01-31' },
    { province: '서울특별시' },
    { isRestaurantHidden: true },
  ],
  agencies: [{ q: '기관 12' }, { type: 'city' }],
  matches: [{ state: 'pending' }, { state: 'later' }, { state: 'decided' }, { q: '김치' }],
  tickets: [{ q: '고쳐 주세요 777' }, { q: '없는 말' }, { status: 'open' }, { kind: 'takedown' }, { restaurant: 7 }],
  audit: [
    { q: '확인 777' },
    { q: '회원77' },
    { q: 'request-77' },
    { event: 'record_trashed' },
    { event: 'backup_restored' },
    { actor: 3 },
    { subjectType: 'user', subject: 70 },
    { since: '2026-01-01', until: '2026-01-31' },
  ],
  jobs: [{ kind: 'import_upload' }, { status: 'failed' }, { isUnattended: true }, { createdBy: 3 }],
  words: [{ q: '말 77' }, { kind: 'chain' }],
  terms: [{ code: 'tos' }, { state: 'in-force' }],
  roles: [{ user: 7 }, { role: 'moderator' }],
}

/** The screen of visits opens by day; its conditions are asked for in that order too. */
const BY_DAY: Filter[] = [
  { agency: 1 },
  { restaurant: 1 },
  { dataSource: 'manual' },
  { isFlagged: true },
  { amountFrom: 3_000_000 },
  { q: '김치' },
]

const { database, pool } = await startMembersDatabase({
  restaurants: Number(values.rows),
  members: Number(values.members),
  reviews: Number(values.reviews),
  posts: Number(values.posts),
})
if (!process.env.BENCH_DATABASE_URL) {
  const [entries, restaurants] = [Number(values.entries), Number(values.rows)]
  await seedWork(database.pool, { entries, tickets: entries / 5, jobs: entries / 5, questions: restaurants / 5 })
}
try {
  const results: { name: string; ms: number; key: number; total: number }[] = []
  for (const [resource, { list }] of Object.entries(DEFINITIONS)) {
    const key = await median(() => getRecord(pool, list, 1))
    const asked = [
      ...Object.keys(list.sorts).flatMap((field) =>
        (['ASC', 'DESC'] as const).map((order) => ({ sort: { field, order }, filter: {} })),
      ),
      ...(ASKED[resource] ?? []).map((filter) => ({ sort: undefined, filter })),
      ...(resource === 'visits'
        ? BY_DAY.map((filter) => ({ sort: { field: 'spentAt', order: 'DESC' as const }, filter }))
        : []),
    ]
    for (const { sort, filter } of asked) {
      const parsed = parseFilter(list, filter)
      if (!parsed.ok) throw new Error(`${resource}: ${parsed.violation.code}`)
      const query = { offset: 0, limit: 20, filter: parsed.value, ...(sort && { sort }) }
      const { total } = await listRecords(pool, list, query)
      const what = [sort && `${sort.field} ${sort.order}`, Object.keys(filter).length && JSON.stringify(filter)]
      results.push({
        name: [resource, ...what].filter(Boolean).join(' '),
        ms: await median(() => listRecords(pool, list, query)),
        key,
        total,
      })
    }
  }
  const late = results.filter(({ ms }) => ms > LIMIT_MS)
  console.log('list                                                     ms   × a record by its key      rows')
  for (const { name, ms, key, total } of results)
    console.log(`${name.padEnd(52)} ${ms.toFixed(1).padStart(7)} ${(ms / key).toFixed(1).padStart(12)} ${total}`)
  console.log(`${late.length} of ${results.length} lists over ${LIMIT_MS} ms`)
} finally {
  await pool.end()
  await database.stop()
}
