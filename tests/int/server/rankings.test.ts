import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { refreshAll, refreshRestaurants } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import { addEach, addRow } from '../setup/rows'
import { changeSomething, seedDirectory, seeded, type Directory } from './directoryOfRandom'
import { expectExactStats } from './exactStats'

let database: TestDatabase
let directory: Directory
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database.pool, ['visits', 'restaurants', 'agencies', 'rank_scores'])
  directory = await seedDirectory(database.pool, 25)
  await transaction(database.pool, (sql) => refreshRestaurants(sql, directory.restaurants))
})
afterAll(() => database.drop())

const visitOf = (restaurant_id: number) => ({
  restaurant_id,
  agency_id: directory.agencies[0],
  spent_at: '2019-05-01',
})
const expectExact = () => expectExactStats(database.pool)

describe('Restaurant statistics', () => {
  it('Restaurants without visits have statistics of zero', async () => {
    await expectExact()
    const { rows } = await database.pool.query('SELECT visit_count, last_visit FROM restaurant_stats')
    expect(rows).toHaveLength(25)
    expect(rows[0]).toEqual({ visit_count: 0, last_visit: null })
  })

  it('Statistics equal a naive count after any mix of changes in one transaction', async () => {
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

  it('What a restaurant is used for equals the pure rule on either side of its limits', async () => {
    for (const [i, restaurant] of directory.restaurants.entries()) {
      const dinners = 2 + (i % 5)
      const others = 4 * dinners + Math.floor(i / 5) - 2
      await addEach(database.pool, 'visits', dinners + others, (n) => ({
        ...visitOf(restaurant),
        occasion: n <= dinners ? ('encouragement' as const) : ('family' as const),
      }))
    }
    await transaction(database.pool, (sql) => refreshAll(sql))
    await expectExact()
    const { rows } = await database.pool.query(
      `SELECT FROM restaurant_stats WHERE used_for = '{encouragement}' AND year = 0 AND agency_type = ''`,
    )
    expect(rows).toHaveLength(12)
  })

  it('Statistics equal a naive count after parallel changes', async () => {
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

  it('A full refresh repairs wrong statistics', async () => {
    const random = seeded(11)
    for (let n = 0; n < 60; n += 1) await changeSomething(database.pool, directory, random)
    await database.pool.query('UPDATE restaurant_stats SET visit_count = 99')
    const score = { scope: 'national', visit_count: 4242, agency_count: 1, restaurant_count: 3 }
    await addRow(database.pool, 'rank_scores', score)
    await transaction(database.pool, refreshAll)
    await expectExact()
  })

  it('A restaurant’s new statistics rows keep its ratings', async () => {
    const [restaurant = 0] = directory.restaurants
    await database.pool.query(
      'UPDATE restaurant_stats SET avg_rating = 4.5, review_count = 2 WHERE restaurant_id = $1',
      [restaurant],
    )
    await addRow(database.pool, 'visits', visitOf(restaurant))
    await transaction(database.pool, (sql) => refreshRestaurants(sql, [restaurant]))
    const { rows } = await database.pool.query(
      'SELECT avg_rating, review_count FROM restaurant_stats WHERE restaurant_id = $1',
      [restaurant],
    )
    expect(rows).toEqual(Array(4).fill({ avg_rating: 4.5, review_count: 2 }))
  })

  it('Statistics roll back with the change that caused them', async () => {
    const [restaurant = 0] = directory.restaurants
    const failing = transaction(database.pool, async (sql) => {
      await addRow(sql, 'visits', visitOf(restaurant))
      await refreshRestaurants(sql, [restaurant])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expectExact()
  })
})
