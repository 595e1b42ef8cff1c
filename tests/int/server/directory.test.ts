import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SORTS } from '@/domain/directory/directory'
import { listQuerySchema } from '@/contract/directoryQuery'
import {
  regionListSchema,
  restaurantDetailSchema,
  restaurantPageSchema,
  statisticsSchema,
  visitPageSchema,
} from '@/contract/directory'
import { explainRank } from '@/server/directory/explainRank'
import { findRestaurantsByPath } from '@/server/directory/findRestaurant'
import { listPopular, listTrending } from '@/server/directory/highlights'
import { listRegions } from '@/server/directory/regions'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listVisits } from '@/server/directory/listVisits'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readStatistics } from '@/server/statistics/readStatistics'
import { readTrends } from '@/server/directory/readTrends'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, RESTAURANTS } from '../setup/directory'

describe('Restaurant directory', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  const idOf = (title: string) => ids.get(title) ?? 0
  const list = async (query: object) =>
    restaurantPageSchema.parse(await listRestaurants(database.pool, listQuerySchema.parse(query)))
  const titles = async (query: object) => (await list(query)).data.map(({ title }) => title)
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
  })
  afterAll(() => database.drop())

  it('The directory is ordered by visits, with ranks in each scope and no rank without visits', async () => {
    const { data, pagination } = await list({})
    expect(data.map(({ title, national_rank }) => [title, national_rank])).toEqual([
      ['순희네 빈대떡', 1],
      ['닭한마리', 2],
      ['빈대떡', 3],
      ['순희네 시청점', 3],
      ['Blue Table', null],
    ])
    expect(data[3]).toMatchObject({ region_rank: 1, province_rank: 3, sub_add1: '서울특별시', sub_add2: '중구' })
    expect(pagination).toEqual({ page: 1, size: 20, total: 5, pages: 1, total_is_minimum: false })
  })

  it('The directory filters by region in any spelling, category, year, agency type and price', async () => {
    expect(await titles({ province: '서울', district: '종로' })).toEqual(['순희네 빈대떡', '닭한마리'])
    expect(await titles({ province: '서울시'.normalize('NFD') })).toHaveLength(4)
    expect(await titles({ category: 'cafe' })).toEqual(['Blue Table'])
    expect(await titles({ year: 2024 })).toEqual(['순희네 빈대떡'])
    expect(await titles({ agency_type: 'fire' })).toEqual(['빈대떡'])
    expect(await titles({ year: 2025, agency_type: 'council' })).toEqual(['순희네 빈대떡'])
    expect(await titles({ per_head_max: 12_000 })).toEqual(['빈대떡'])
    expect(await titles({ province: '서울', district: '없는구' })).toEqual([])
  })

  it('A list of one year shows that year’s statistics and the ranks of all time', async () => {
    const { data } = await list({ year: 2024 })
    expect(data[0]).toMatchObject({ visit_count: 1, total_amount: 30_000, last_visit: '2024-01-01', national_rank: 1 })
  })

  it('Restaurants are found by name or address, and by a misspelling if nothing else matches', async () => {
    expect(await titles({ q: '무교로' })).toEqual(['순희네 시청점'])
    expect(await titles({ q: '서울특별시 종로구 종로32길 5' })).toContain('순희네 빈대떡')
    expect(await titles({ q: '종로구' })).toEqual(['순희네 빈대떡', '닭한마리'])
    expect(await titles({ q: '순희네빈데떡' })).toEqual(['순희네 빈대떡'])
    expect(await titles({ q: '빈대떡', province: '부산' })).toEqual(['빈대떡'])
    expect(await titles({ q: '빈대떡', sort: 'visit_count' })).toEqual(['순희네 빈대떡', '빈대떡'])
    expect(await titles({ q: '빈대떡' })).toEqual(['빈대떡', '순희네 빈대떡'])
  })

  // The order by distance needs a point, and has tests of its own.
  it.each(SORTS.filter((sort) => sort !== 'distance'))(
    'Pages by %s neither lose nor repeat a restaurant, with and without a search text',
    async (sort) => {
      for (const q of [undefined, '순희', 'ㅂ']) {
        const all = await titles({ sort, q, size: 100 })
        const paged = []
        for (let page = 1; page <= all.length; page += 1) paged.push(...(await titles({ sort, q, size: 1, page })))
        expect(paged).toEqual(all)
        expect(new Set(all).size).toBe(all.length)
      }
    },
  )

  it('The total is reported even past the last page', async () => {
    expect((await list({ page: 9 })).pagination.total).toBe(5)
    expect((await list({ page: 9, q: '순희' })).pagination.total).toBe(2)
  })

  it('A restaurant’s details have months without gaps, visit hours and the price per person', async () => {
    const detail = restaurantDetailSchema.parse(await readRestaurant(database.pool, idOf('순희네 빈대떡')))
    expect(detail).toMatchObject({
      visit_count: 4,
      agency_count: 3,
      total_amount: 220_000,
      per_head: { median: 15_000, visits: 3 },
    })
    expect(detail.months).toHaveLength(16)
    expect(detail.months.at(0)).toEqual({ month: '2024-01', visit_count: 1, total_amount: 30_000 })
    expect(detail.months.reduce((sum, month) => sum + month.visit_count, 0)).toBe(4)
    expect(detail.hours.every(({ hour }) => hour === 12)).toBe(true)
    expect(detail.visitors.map(({ agency, visit_count }) => [agency, visit_count])[0]).toEqual(['나래구', 2])
  })

  it('A hidden or unknown restaurant is not found, and a merged one gives its new id', async () => {
    const [from, to] = [idOf('숨은집'), idOf('닭한마리')]
    expect(await readRestaurant(database.pool, from)).toBeNull()
    expect(await readRestaurant(database.pool, 2_000_000_000)).toBeNull()
    await database.pool.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [from, to])
    expect(await readRestaurant(database.pool, from)).toEqual({ mergedInto: to })
    await database.pool.query('UPDATE restaurants SET merged_into_id = NULL WHERE id = $1', [from])
  })

  it('Visits are listed newest first in pages, and none of a hidden restaurant', async () => {
    const page = visitPageSchema.parse(await listVisits(database.pool, idOf('순희네 빈대떡'), { page: 1, size: 2 }))
    expect(page.data.map(({ spent_on, time, per_head }) => [spent_on, time, per_head])).toEqual([
      ['2025-04-05', '12:30', null],
      ['2025-04-04', '12:30', 20_000],
    ])
    expect(page.pagination).toMatchObject({ total: 4, pages: 2 })
    expect((await listVisits(database.pool, idOf('숨은집'), { page: 1, size: 2 })).data).toEqual([])
  })

  it('A restaurant is found by region and name in any spelling, unless it is hidden', async () => {
    const find = async (...path: [string, string, string]) =>
      (await findRestaurantsByPath(database.pool, ...path)).map(({ title }) => title)
    expect(await find('서울특별시', '종로구', '순희네빈대떡'.normalize('NFD'))).toEqual(['순희네 빈대떡'])
    expect(await find('서울', '중구', '순희네')).toEqual(['순희네 시청점'])
    const point = { latitude: 37.5665, longitude: 126.978 }
    await database.pool.query('UPDATE restaurants SET latitude = $2, longitude = $3 WHERE id = $1', [
      ...[idOf('순희네 시청점'), point.latitude, point.longitude],
    ])
    expect(await findRestaurantsByPath(database.pool, '서울', '중구', '순희네')).toMatchObject([point])
    await database.pool.query('UPDATE restaurants SET latitude = NULL, longitude = NULL')
    expect(await find('부산', '중구', '순희네')).toEqual([])
    expect(await find('서울', '없는구', '순희네')).toEqual([])
    expect(await find('서울', '종로구', '숨은집')).toEqual([])
  })

  it('A rank is explained by the number of restaurants above and tied', async () => {
    const explanation = await explainRank(database.pool, idOf('빈대떡'))
    expect(explanation?.ranks.find(({ scope }) => scope === 'national')).toMatchObject({
      name: '전국',
      rank: 3,
      of: 4,
      above: 2,
      tied: 1,
    })
    expect((await explainRank(database.pool, idOf('Blue Table')))?.ranks).toEqual([])
    expect(await explainRank(database.pool, idOf('숨은집'))).toBeNull()
  })

  it('Trends end at the newest month of the data, and have gaps where nothing was collected', async () => {
    const trends = await readTrends(database.pool, [idOf('순희네 빈대떡'), idOf('Blue Table')])
    expect(trends.get(idOf('순희네 빈대떡'))?.slice(-2)).toEqual([1, 2])
    const unvisited = trends.get(idOf('Blue Table'))
    expect(unvisited?.slice(-2)).toEqual([0, 0])
    expect(new Set(unvisited)).toEqual(new Set([0, null]))
  })

  it('Popular restaurants are of all time and trending ones of the newest thirty days', async () => {
    expect((await listPopular(database.pool, 2)).map(({ title }) => title)).toEqual(['순희네 빈대떡', '닭한마리'])
    const trending = await listTrending(database.pool, 10)
    expect([trending.from, trending.to]).toEqual(['2025-03-12', '2025-04-10'])
    expect(trending.data.map(({ title }) => title)).toEqual(['순희네 빈대떡', '순희네 시청점'])
  })

  it('Regions and statistics count visible restaurants only', async () => {
    const regions = regionListSchema.parse({ data: await listRegions(database.pool) }).data
    expect(regions.find(({ code }) => code === '11110')).toMatchObject({ restaurant_count: 2, visit_count: 6 })
    const statistics = statisticsSchema.parse(await readStatistics(database.pool))
    expect(statistics).toMatchObject({
      restaurant_count: 5,
      visit_count: 8,
      agency_count: 4,
      region_count: 3,
      years: [2025, 2024, 2023],
    })
    expect(statistics.per_head.reduce((sum, step) => sum + step.visit_count, 0)).toBe(7)
  })
})
