import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction, type Queryable } from '@/infra/database/pool'
import { refreshAll, refreshRestaurants } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { changeSomething, seedDirectory, seeded, type Directory } from './directoryOfRandom'
import { naiveStats } from './naiveRankings'

let database: TestDatabase
let directory: Directory
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE visits, restaurants, agencies, rank_scores CASCADE')
  directory = await seedDirectory(database.pool, 25)
  await transaction(database.pool, (sql) => refreshRestaurants(sql, directory.restaurants))
})
afterAll(() => database.drop())

async function storedStats(sql: Queryable) {
  const { rows: figures } = await sql.query<{ median: number | null }>(`
    SELECT restaurant_id AS id, region_code, province, category, is_active, year, agency_type AS type,
      visit_count, agency_count, total_amount, headcount_total, time_unknown_count, per_head_median AS median,
      first_visit, last_visit
    FROM restaurant_stats ORDER BY restaurant_id, year, agency_type COLLATE "C"`)
  const { rows: months } = await sql.query('SELECT * FROM restaurant_monthly_stats ORDER BY restaurant_id, month')
  const { rows: ranks } = await sql.query(`
    SELECT s.restaurant_id AS id, n.better_count + 1 AS national, p.better_count + 1 AS province, r.better_count + 1
      AS region
    FROM restaurant_stats s
    JOIN rank_scores n ON (n.scope, n.visit_count, n.agency_count) = ('national', s.visit_count, s.agency_count)
    LEFT JOIN rank_scores p ON (p.scope, p.visit_count, p.agency_count) = (s.province, s.visit_count, s.agency_count)
    LEFT JOIN rank_scores r ON (r.scope, r.visit_count, r.agency_count) = (s.region_code, s.visit_count, s.agency_count)
    WHERE s.year = 0 AND s.agency_type = '' AND s.is_active AND s.visit_count > 0 ORDER BY s.restaurant_id`)
  return { figures, months, ranks }
}

async function expectExact(): Promise<void> {
  const { figures, months, ranks } = await naiveStats(database.pool)
  const stored = await storedStats(database.pool)
  const whole = figures.map(({ median, ...row }) => ({ ...row, median: median === null ? null : Math.round(median) }))
  // The two ways of rounding a median may differ by one won.
  expect(stored.figures.map((row) => ({ ...row, median: null }))).toEqual(
    whole.map((row) => ({ ...row, median: null })),
  )
  stored.figures.forEach(({ median }, i) => {
    expect(median === null).toBe(whole[i]?.median === null)
    expect(Math.abs((median ?? 0) - (whole[i]?.median ?? 0))).toBeLessThanOrEqual(1)
  })
  expect(stored.months).toEqual(months)
  expect(stored.ranks).toEqual(ranks)
  const { rows } = await database.pool.query(`
    SELECT (SELECT COALESCE(SUM(restaurant_count), 0) FROM rank_scores WHERE scope = 'national') AS counted,
      (SELECT COUNT(*) FROM rank_scores WHERE restaurant_count <= 0) AS empty`)
  expect(rows).toEqual([{ counted: ranks.length, empty: 0 }])
}

describe('the statistics of restaurants', () => {
  it('include restaurants without visits, with zeros', async () => {
    await expectExact()
    const { rows } = await database.pool.query('SELECT visit_count, last_visit FROM restaurant_stats')
    expect(rows).toHaveLength(25)
    expect(rows[0]).toEqual({ visit_count: 0, last_visit: null })
  })

  it('equal a naive count after any mix of changes in one transaction', async () => {
    const random = seeded(7)
    for (let round = 0; round < 40; round += 1) {
      await transaction(database.pool, async (sql) => {
        const touched: number[] = []
        for (let n = random(12); n >= 0; n -= 1) touched.push(...(await changeSomething(sql, directory, random)))
        await refreshRestaurants(sql, touched)
      })
      if (round % 4 === 3) await expectExact()
    }
  })

  it('equal a naive count after parallel changes', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => {
        const random = seeded(seed)
        for (let round = 0; round < 10; round += 1) {
          await transaction(database.pool, async (sql) => {
            await refreshRestaurants(sql, await changeSomething(sql, directory, random))
          })
        }
      }),
    )
    await expectExact()
  })

  it('are repaired by a full refresh', async () => {
    const random = seeded(11)
    for (let n = 0; n < 60; n += 1) await changeSomething(database.pool, directory, random)
    await database.pool.query(
      `UPDATE restaurant_stats SET visit_count = 99; INSERT INTO rank_scores VALUES ('national', 4242, 1, 3, 0)`,
    )
    await transaction(database.pool, refreshAll)
    await expectExact()
  })

  it('keep the ratings of a restaurant, also in its new rows', async () => {
    const [restaurant = 0] = directory.restaurants
    await database.pool.query(
      'UPDATE restaurant_stats SET avg_rating = 4.5, review_count = 2 WHERE restaurant_id = $1',
      [restaurant],
    )
    await database.pool.query(`INSERT INTO visits (restaurant_id, agency_id, spent_at) VALUES ($1, $2, '2019-05-01')`, [
      restaurant,
      directory.agencies[0],
    ])
    await transaction(database.pool, (sql) => refreshRestaurants(sql, [restaurant]))
    const { rows } = await database.pool.query(
      'SELECT avg_rating, review_count FROM restaurant_stats WHERE restaurant_id = $1',
      [restaurant],
    )
    expect(rows).toEqual(Array(4).fill({ avg_rating: 4.5, review_count: 2 }))
  })

  it('roll back with the change that caused them', async () => {
    const [restaurant = 0] = directory.restaurants
    const failing = transaction(database.pool, async (sql) => {
      await sql.query(`INSERT INTO visits (restaurant_id, agency_id, spent_at) VALUES ($1, $2, '2019-05-01')`, [
        restaurant,
        directory.agencies[0],
      ])
      await refreshRestaurants(sql, [restaurant])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expectExact()
  })
})
