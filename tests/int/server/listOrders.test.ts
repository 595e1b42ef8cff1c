import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATING_PRIOR_DECIMALS, RATING_PRIOR_DEFAULT, ratingScore } from '@/domain/directory/rank'
import { listQuerySchema } from '@/contract/directoryQuery'
import { transaction } from '@/infra/database/pool'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listTrending } from '@/server/directory/highlights'
import { readStatistics } from '@/server/statistics/readStatistics'
import { suggest } from '@/server/directory/suggest'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { refreshRatingPrior } from '@/server/rankings/ratings'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, type TestPlace } from '../setup/directory'

const at = (name: string, visits: TestPlace['visits'], more: Partial<TestPlace> = {}): TestPlace => ({
  name,
  code: '11140',
  address: '세종대로 1',
  visits,
  ...more,
})
/** In the order of neither names nor numbers, so that sorting by id cannot pass by chance. */
const PLACES: TestPlace[] = [
  at('하늘돈까스', [[1, '2025-04-10', 10_000, 1]]),
  at('가람돈가스', [[1, '2025-04-10', 10_000, 1]]),
  at('두레', [
    [1, '2025-04-10', 10_000, 1],
    [1, '2025-01-01', 90_000, 2],
    [2, '2024-01-01', 30_000, 3],
  ]),
  at('나루', [
    [1, '2025-04-10', 10_000, 1],
    [1, '2024-06-01', 10_000, 1],
    [2, '2024-06-01', 10_000, 1],
    [1, '2024-06-02', 10_000, 1],
  ]),
  at('빈집', []),
  at('숨은집', [[4, '2025-04-10', 10_000, 1]], { active: false }),
]

describe('Orders and filters of the directory', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  const list = async (query: object) => (await listRestaurants(database.pool, listQuerySchema.parse(query))).data
  const titles = async (query: object) => (await list(query)).map(({ title }) => title)
  const rate = async (title: string, average: number, reviews: number) =>
    database.pool.query('UPDATE restaurant_stats SET avg_rating = $2, review_count = $3 WHERE restaurant_id = $1', [
      ids.get(title),
      average,
      reviews,
    ])
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, PLACES)
    await database.pool.query(`UPDATE restaurants SET sub_category = '한식' WHERE title IN ('두레', '나루')`)
    await database.pool.query(`UPDATE restaurants SET category = 'cafe' WHERE title = '빈집'`)
    await transaction(database.pool, (sql) => refreshRestaurants(sql, [...ids.values()]))
  })
  afterAll(() => database.drop())

  it('Restaurants with equal values are sorted by visits, agencies and name', async () => {
    const byVisits = ['나루', '두레', '가람돈가스', '하늘돈까스', '빈집']
    for (const sort of ['visit_count', 'agency_count', 'recent'])
      expect([sort, await titles({ sort })]).toEqual([sort, byVisits])
    expect(await titles({ sort: 'amount' })).toEqual(['두레', '나루', '가람돈가스', '하늘돈까스', '빈집'])
  })

  it('Pages have no gaps or repeats even where only the name differs', async () => {
    for (const sort of ['agency_count', 'recent', 'rating', 'amount', 'per_head']) {
      const paged = []
      for (let page = 1; page <= 5; page += 1) paged.push(...(await titles({ sort, size: 1, page })))
      expect([sort, paged]).toEqual([sort, await titles({ sort })])
    }
  })

  it('Few ratings are weighted with the overall mean, and unrated restaurants come last', async () => {
    await rate('하늘돈까스', 5, 1)
    await rate('두레', 4.7, 20)
    await rate('가람돈가스', 1, 1)
    await transaction(database.pool, refreshRatingPrior)
    expect(await titles({ sort: 'rating' })).toEqual(['두레', '하늘돈까스', '가람돈가스', '나루', '빈집'])
    const { rows } = await database.pool.query<{
      mean: number
      title: string
      score: number
      average: number
      reviews: number
    }>(
      `SELECT p.mean, title, rating_score AS score, avg_rating AS average, review_count AS reviews
       FROM restaurant_stats, rating_prior p WHERE year = 0 AND agency_type = ''`,
    )
    expect(rows[0]?.mean).toBeCloseTo((5 + 4.7 * 20 + 1) / 22, RATING_PRIOR_DECIMALS)
    for (const { mean = RATING_PRIOR_DEFAULT, score, average, reviews } of rows)
      expect(score).toBeCloseTo(ratingScore(average, reviews, mean), 4)
  })

  it('A renamed restaurant is sorted by its new name', async () => {
    await database.pool.query(`UPDATE restaurants SET title = '가온', name = '가온' WHERE title = '하늘돈까스'`)
    await transaction(database.pool, (sql) => refreshRestaurants(sql, [ids.get('하늘돈까스') ?? 0]))
    expect((await titles({ sort: 'visit_count' })).slice(2, 4)).toEqual(['가람돈가스', '가온'])
    await database.pool.query(`UPDATE restaurants SET title = '하늘돈까스', name = '하늘돈까스' WHERE title = '가온'`)
    await transaction(database.pool, (sql) => refreshRestaurants(sql, [ids.get('하늘돈까스') ?? 0]))
  })

  it('Trending restaurants show the statistics of the same thirty days', async () => {
    const trending = await listTrending(database.pool, 10)
    expect([trending.from, trending.to]).toEqual(['2025-03-12', '2025-04-10'])
    expect(
      trending.data.map(({ title, visit_count, agency_count, total_amount, per_head_median }) => [
        title,
        visit_count,
        agency_count,
        total_amount,
        per_head_median,
      ]),
    ).toEqual(['가람돈가스', '나루', '두레', '하늘돈까스'].map((title) => [title, 1, 1, 10_000, 10_000]))
    expect(trending.data.find(({ title }) => title === '나루')?.national_rank).toBe(1)
  })

  it('The agency filter shows that agency’s own statistics, for one year or all', async () => {
    expect(
      (await list({ agency: 2 })).map(({ title, visit_count, agency_count, total_amount }) => [
        title,
        visit_count,
        agency_count,
        total_amount,
      ]),
    ).toEqual([
      ['나루', 1, 1, 10_000],
      ['두레', 1, 1, 30_000],
    ])
    expect((await list({ agency: 1, year: 2025 })).map(({ title, visit_count }) => [title, visit_count])[0]).toEqual([
      '두레',
      2,
    ])
    expect(await titles({ agency: 1, q: '돈까스' })).toEqual(['가람돈가스', '하늘돈까스'])
    expect(await titles({ agency: 2, agency_type: 'fire' })).toEqual([])
    expect(await titles({ agency: 4 })).toEqual([])
    expect(await titles({ agency: 1, sort: 'name' })).toEqual(['가람돈가스', '나루', '두레', '하늘돈까스'])
  })

  it('A word is found by its other common spellings, in the list and in suggestions', async () => {
    for (const q of ['돈가스', '돈까스', '돈카츠']) {
      expect(await titles({ q })).toEqual(['가람돈가스', '하늘돈까스'])
      expect((await suggest(database.pool, q)).restaurants.map(({ title }) => title)).toEqual([
        '가람돈가스',
        '하늘돈까스',
      ])
    }
  })

  it('A word for a kind of food is a filter and is reported, unless no restaurant has that kind', async () => {
    const page = await listRestaurants(database.pool, listQuerySchema.parse({ q: '서울 중구 한식' }))
    expect(page.data.map(({ title }) => title)).toEqual(['나루', '두레'])
    expect(page.understood).toMatchObject({ kind: '한식', places: ['서울 중구'], point: null })
    expect(await titles({ q: '카페' })).toEqual(['빈집'])
    expect((await listRestaurants(database.pool, listQuerySchema.parse({ q: '피자' }))).understood).toBeUndefined()
    expect((await suggest(database.pool, '한식')).understood).toMatchObject({ kind: '한식', places: [] })
  })

  it('Provinces and agencies are suggested, and empty districts only when typed in full', async () => {
    const found = await suggest(database.pool, '서울')
    expect(found.provinces).toEqual([{ province: '서울특별시', restaurant_count: 5, visit_count: 9 }])
    expect((await suggest(database.pool, '나래')).agencies).toEqual([
      { id: 2, name: '나래구', type: 'district', visit_count: 2 },
    ])
    expect((await suggest(database.pool, '가온소방')).agencies).toEqual([])
    const [first, ...others] = (await suggest(database.pool, '중구')).regions
    expect(first).toMatchObject({ province: '서울특별시', restaurant_count: 5 })
    expect(others.every(({ restaurant_count }) => restaurant_count === 0)).toBe(true)
    expect((await suggest(database.pool, '강남구')).regions).toMatchObject([
      { district: '강남구', restaurant_count: 0 },
    ])
  })

  it('Statistics count only agencies with visible visits', async () => {
    expect((await readStatistics(database.pool)).agency_count).toBe(2)
  })
})
