import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import { seedDirectory, type Directory } from './directoryOfRandom'

let database: TestDatabase
let payload: Payload
let directory: Directory
beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  payload = await getPayload({ config, key: 'visit-hooks' })
})
beforeEach(async () => {
  await emptyTables(database.pool, ['restaurants', 'agencies', 'rank_scores'])
  directory = await seedDirectory(database.pool, 3)
})
afterAll(async () => {
  await payload.destroy()
  await database.drop()
})

const counts = async (): Promise<number[]> => {
  const { rows } = await database.pool.query<{ n: number }>(`
    SELECT COALESCE(s.visit_count, 0) AS n FROM restaurants r
    LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = '' ORDER BY r.id`)
  return rows.map(({ n }) => n)
}
interface Score {
  visit_count: number
  restaurant_count: number
  better_count: number
}
const top = async () =>
  (
    await database.pool.query<Score>(
      `SELECT visit_count, restaurant_count, better_count FROM rank_scores
        WHERE scope = 'national' ORDER BY better_count`,
    )
  ).rows
const visitAt = (restaurant: number) => ({
  restaurant,
  agency: directory.agencies[0] ?? 0,
  spentAt: '2019-01-31T03:30:00.000Z',
  amount: 54000,
})

describe('Visits edited in the CMS', () => {
  it('A visit edited in the CMS is counted at once, where it moves, and not once deleted', async () => {
    const [a = 0, b = 0] = directory.restaurants
    const visit = await payload.create({ collection: 'visits', data: visitAt(a) as never })
    await payload.create({ collection: 'visits', data: visitAt(b) as never })
    expect(await counts()).toEqual([1, 1, 0])
    await payload.update({ collection: 'visits', id: visit.id, data: { restaurant: b } })
    expect(await counts()).toEqual([0, 2, 0])
    expect(await top()).toEqual([{ visit_count: 2, restaurant_count: 1, better_count: 0 }])
    await payload.delete({ collection: 'visits', id: visit.id })
    expect(await counts()).toEqual([0, 1, 0])
  })

  it('A visit whose transaction fails is not counted', async () => {
    const [a = 0] = directory.restaurants
    const before = await counts()
    const failing = payload.create({ collection: 'visits', data: { ...visitAt(a), agency: 999_999 } as never })
    await expect(failing).rejects.toThrow()
    expect(await counts()).toEqual(before)
  })

  it('A visit moved by parallel updates is counted only where it ends up', async () => {
    const [a = 0, b = 0, c = 0] = directory.restaurants
    const visit = await payload.create({ collection: 'visits', data: visitAt(a) as never })
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        [a, b, c].map((restaurant) => payload.update({ collection: 'visits', id: visit.id, data: { restaurant } })),
      )
    const { rows } = await database.pool.query<{ n: number }>(
      `SELECT COUNT(v.id)::int AS n FROM restaurants r LEFT JOIN visits v ON v.restaurant_id = r.id GROUP BY r.id
        ORDER BY r.id`,
    )
    expect(await counts()).toEqual(rows.map(({ n }) => n))
  })

  it('A hidden or trashed restaurant is excluded from ranks', async () => {
    const [a = 0, b = 0] = directory.restaurants
    for (const restaurant of [a, b, b])
      await payload.create({ collection: 'visits', data: visitAt(restaurant) as never })
    expect((await top()).length).toBeGreaterThan(0)
    await payload.update({ collection: 'restaurants', id: b, data: { isActive: false } })
    const { rows } = await database.pool.query<{ is_active: boolean }>(
      'SELECT is_active FROM restaurant_stats WHERE restaurant_id = $1',
      [b],
    )
    expect(rows.every(({ is_active }) => is_active === false)).toBe(true)
    await payload.update({ collection: 'restaurants', id: b, data: { isActive: true } })
    const ranked = (await top()).reduce((sum, { restaurant_count }) => sum + restaurant_count, 0)
    await payload.update({ collection: 'restaurants', id: b, data: { deletedAt: new Date().toISOString() } })
    expect((await top()).reduce((sum, { restaurant_count }) => sum + restaurant_count, 0)).toBe(ranked - 1)
  })
})
