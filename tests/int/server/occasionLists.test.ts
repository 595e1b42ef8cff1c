import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SORTS } from '@/domain/directory/directory'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import type { Occasion } from '@/domain/expense/codes'
import { listQuerySchema } from '@/contract/directoryQuery'
import { transaction } from '@/infra/database/pool'
import { countFacets } from '@/server/directory/countFacets'
import { findOffers } from '@/server/directory/findOffers'
import { findList } from '@/server/directory/listRestaurants'
import { listRestaurantIds } from '@/server/openData/exportRestaurants'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory } from '../setup/directory'
import { addEach } from '../setup/rows'

type Given = [name: string, code: string, cuisine: string, occasions: Partial<Record<Occasion, number>>]
const PLACES: Given[] = [
  ['가람 한우갈비', '11140', '고기구이', { encouragement: 6, meeting: 4 }],
  ['나루 백반', '11140', '한식', { meeting: 5 }],
  ['다온 국밥', '11140', '한식', { meeting: 3, encouragement: 2 }],
  ['라온 횟집', '26110', '회·초밥', { hospitality: 3, meeting: 9, family: 3 }],
  ['마루 국밥', '26110', '한식', { meeting: 13, hospitality: 3 }],
  ['바다 식당', '26110', '한식', { supplies: 9 }],
  ['사랑 밥상', '11140', '한식', {}],
]

describe('Lists of places that are used for an occasion', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(
      database.pool,
      PLACES.map(([name, code]) => ({ name, code, address: '세종대로 1' })),
    )
    for (const [name, , cuisine, occasions] of PLACES) {
      const restaurant_id = ids.get(name) ?? 0
      await database.pool.query(
        'UPDATE restaurants SET sub_category = $2, latitude = 37.56437, longitude = 126.97624 WHERE id = $1',
        [restaurant_id, cuisine],
      )
      const visits = Object.entries(occasions).flatMap(([occasion, count]) =>
        Array.from({ length: count }, (_, n) => ({ occasion: occasion as Occasion, n })),
      )
      await addEach(database.pool, 'visits', visits, ({ occasion, n }) => ({
        ...{ restaurant_id, occasion, agency_id: 1 + (n % 2), amount: 50_000, headcount: 4 },
        ...{ spent_at: `${2024 + (n % 2)}-04-10T12:30:00+09:00`, has_time: true },
      }))
    }
    await transaction(database.pool, (sql) => refreshAll(sql))
  })
  afterAll(() => database.drop())

  const query = (fields: object) => listQuerySchema.parse(fields)
  const find = (fields: object) => findList(database.pool, query(fields))
  const titles = async (fields: object) => (await find(fields)).page.data.map(({ title }) => title)

  it('A list of an occasion has the places that are used for it', async () => {
    expect(await titles({ occasion: 'meeting', sort: 'name' })).toEqual([
      ...['가람 한우갈비', '나루 백반', '다온 국밥', '라온 횟집', '마루 국밥'],
    ])
    expect(await titles({ occasion: 'encouragement' })).toEqual(['가람 한우갈비'])
    expect(await titles({ occasion: 'hospitality' })).toEqual(['라온 횟집'])
  })

  it.each([
    {},
    { province: '서울' },
    { province: '부산', district: '중구' },
    { q: '시청역' },
    { q: '국밥' },
    { q: '중구 한식' },
    { near: '37.5644,126.9762', radius: 300 },
    { agency: 1 },
    { agency: 2, year: 2025 },
    { year: 2024, agency_type: 'city' },
    { cuisine: 'meat' },
    { occasion: 'meeting', cuisine: 'korean' },
    { occasion: 'hospitality', q: '국밥' },
  ])('The counts of occasions and food of %j are the lengths of the lists', async (fields) => {
    const counts = await countFacets(database.pool, await find(fields))
    for (const occasion of OCCASION_FACETS)
      expect([occasion, (await find({ ...fields, occasion })).page.pagination.total]).toEqual([
        occasion,
        counts?.occasions[occasion],
      ])
    for (const cuisine of ['korean', 'meat', 'sashimi'] as const)
      expect([cuisine, (await find({ ...fields, cuisine })).page.pagination.total]).toEqual([
        cuisine,
        counts?.cuisines[cuisine],
      ])
  })

  it('Every order and page of an occasion’s list has the same places, and so has its file', async () => {
    const all = (await titles({ occasion: 'meeting' })).toSorted()
    for (const sort of SORTS) {
      const where = sort === 'distance' ? { near: '37.5644,126.9762' } : {}
      const pages = await Promise.all(
        [1, 2, 3].map((page) => titles({ ...where, occasion: 'meeting', sort, size: 2, page })),
      )
      expect([sort, pages.flat().toSorted()]).toEqual([sort, all])
      const file = await listRestaurantIds(database.pool, query({ ...where, occasion: 'meeting', sort }), 100)
      expect(file.ids.map((id) => PLACES.find(([name]) => ids.get(name) === id)?.[0])).toEqual(pages.flat())
    }
  })

  it('A year limits the figures of a list, not what its places are used for', async () => {
    const { data } = (await find({ occasion: 'hospitality', year: 2025 })).page
    expect(data).toMatchObject([{ title: '라온 횟집', visit_count: 6 }])
  })

  it('An empty list of an occasion offers one without it', async () => {
    const offers = await findOffers(
      database.pool,
      query({ province: '서울', district: '중구', occasion: 'hospitality' }),
    )
    expect(offers.wider).toMatchObject({ total: 4, query: { district: '중구' } })
    expect(offers.wider?.query.occasion).toBeUndefined()
  })

  it('A restaurant has all its occasions with counts, most first', async () => {
    expect(await readRestaurant(database.pool, ids.get('라온 횟집') ?? 0)).toMatchObject({
      occasions: [
        { occasion: 'meeting', visit_count: 9 },
        { occasion: 'hospitality', visit_count: 3 },
        { occasion: 'family', visit_count: 3 },
      ],
    })
    expect(await readRestaurant(database.pool, ids.get('사랑 밥상') ?? 0)).toMatchObject({ occasions: [] })
  })
})
