import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listQuerySchema } from '@/contract/directoryQuery'
import { metresBetween } from '@/domain/distance'
import { tileAt, tileBounds } from '@/domain/nearby/mapTile'
import { transaction } from '@/infra/database/pool'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { findLocations } from '@/server/directory/near/findLocations'
import { readTile } from '@/server/directory/near/listNear'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory } from '../../setup/directory'
import { seeded } from '../directoryOfRandom'

const HERE = { latitude: 37.5665, longitude: 126.978 }
const NEAR = '37.5665,126.978'
const PLACES = 400

describe('Restaurants near a point', () => {
  let database: TestDatabase
  let places: { id: number; title: string; latitude: number; longitude: number; distance: number }[]
  beforeAll(async () => {
    database = await createTestDatabase()
    const random = seeded(7)
    await seedDirectory(
      database.pool,
      Array.from({ length: PLACES }, (_, i) => ({
        name: i % 5 === 0 ? `밥상 ${i}` : `집 ${i}`,
        branch: i % 50 === 0 ? '시청역점' : undefined,
        code: '11140',
        address: `서울특별시 중구 세종대로 ${i + 1}`,
        category: i % 3 === 0 ? ('cafe' as const) : ('restaurant' as const),
        visits: i % 2 === 0 ? [[1, '2025-04-10', 10_000 + i, 1]] : [],
      })),
    )
    // Some three kilometres around, one of twenty nowhere.
    const spread = () => (random(1000) - 500) / 20_000
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM restaurants ORDER BY id')
    for (const { id } of rows)
      if (id % 20 !== 0)
        await database.pool.query('UPDATE restaurants SET latitude = $2, longitude = $3 WHERE id = $1', [
          id,
          HERE.latitude + spread(),
          HERE.longitude + spread(),
        ])
    await database.pool.query(`UPDATE restaurants SET is_active = false WHERE id % 33 = 0`)
    await transaction(database.pool, (sql) => refreshAll(sql))
    const known = await database.pool.query<(typeof places)[number]>(
      `SELECT id, title, latitude::float8, longitude::float8 FROM restaurants
       WHERE is_active AND latitude IS NOT NULL`,
    )
    places = known.rows.map((place) => ({ ...place, distance: Math.round(metresBetween(place, HERE)) }))
  })
  afterAll(() => database.drop())

  const list = (query: object) => listRestaurants(database.pool, listQuerySchema.parse({ near: NEAR, ...query }))

  it('Restaurants within the radius are listed nearest first, each with its distance', async () => {
    const page = await list({ radius: 700, size: 100 })
    const expected = places.filter(({ distance }) => distance <= 700)
    expect(expected.length).toBeGreaterThan(10)
    expect(page.pagination.total).toBe(expected.length)
    expect(page.data.map(({ distance }) => distance)).toEqual(
      expected.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(new Map(page.data.map(({ id, distance }) => [id, distance]))).toEqual(
      new Map(expected.map(({ id, distance }) => [id, distance])),
    )
  })

  it('The default radius is one kilometre', async () => {
    expect((await list({})).pagination.total).toBe(places.filter(({ distance }) => distance <= 1000).length)
  })

  it('Pages of nearby restaurants leave nothing out, and the total is known past the last', async () => {
    const { pagination } = await list({ radius: 2000, size: 10 })
    const pages = await Promise.all(
      Array.from({ length: pagination.pages }, (_, i) => list({ radius: 2000, size: 10, page: i + 1 })),
    )
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(pagination.total)
    expect((await list({ radius: 2000, size: 10, page: pagination.pages + 3 })).pagination.total).toBe(pagination.total)
  })

  it('Other filters and orders still apply near a point', async () => {
    const cafes = await list({ radius: 2000, category: 'cafe', sort: 'visit_count', size: 100 })
    expect(cafes.data.every(({ category }) => category === 'cafe')).toBe(true)
    const visits = cafes.data.map(({ visit_count }) => visit_count)
    expect(visits).toEqual(visits.toSorted((a, b) => b - a))
    expect(cafes.data.every(({ distance }) => distance !== undefined && distance <= 2000)).toBe(true)
    const visited = await list({ radius: 2000, agency: 1, size: 100 })
    expect(visited.data.every(({ visit_count }) => visit_count > 0)).toBe(true)
    expect(visited.pagination.total).toBeLessThan((await list({ radius: 2000 })).pagination.total)
  })

  it('A search text is matched against the names nearby', async () => {
    const found = await list({ radius: 2000, q: '밥상', size: 100 })
    const expected = places.filter(({ title, distance }) => title.includes('밥상') && distance <= 2000)
    expect(found.data.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect((await list({ q: '없는이름' })).data).toEqual([])
  })

  it('A map tile holds exactly the visible restaurants within its bounds', async () => {
    const tile = tileAt(HERE)
    const { south, west, north, east } = tileBounds(tile)
    const expected = places.filter(
      ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    const read = await readTile(database.pool, tile)
    expect(read.data.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(read.is_partial).toBe(false)
    expect((await readTile(database.pool, { x: 0, y: 0 })).data).toEqual([])
  })

  it('An address is located by its neighbours, and an unknown one is not found', async () => {
    expect(await findLocations(database.pool, '서울 중구 세종대로 12')).toMatchObject([
      { label: '세종대로 12', precision: 'address', region: '서울특별시 중구' },
    ])
    expect(await findLocations(database.pool, '부산 세종대로 12')).toEqual([])
    expect(await findLocations(database.pool, '아무데도없는길 3')).toEqual([])
    expect(await findLocations(database.pool, '%')).toEqual([])
  })
})
