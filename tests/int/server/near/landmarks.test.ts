import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CUISINE_CODES, servesCuisine } from '@/domain/place/lexicon/cuisineChips'
import { CUISINES } from '@/domain/place/lexicon/cuisines.data'
import { listQuerySchema } from '@/contract/directoryQuery'
import { RADIUS_DEFAULT, RADIUS_WIDE } from '@/domain/nearby/nearby'
import { transaction } from '@/infra/database/pool'
import { countFacets } from '@/server/directory/countFacets'
import { findOffers } from '@/server/directory/findOffers'
import { findList, listRestaurants } from '@/server/directory/listRestaurants'
import { findLocations } from '@/server/directory/near/findLocations'
import { suggest } from '@/server/directory/suggest'
import { listRestaurantIds } from '@/server/openData/exportRestaurants'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addRow } from '../../setup/rows'
import { seedDirectory, type TestPlace } from '../../setup/directory'

const place = (name: string, code = '11140'): TestPlace => ({
  name,
  code,
  address: '세종대로 1',
  visits: [[1, '2025-04-10', 20_000, 2]],
})
/** Metres north of 시청역 in Seoul, and what it serves. */
const AROUND: [name: string, metres: number, cuisine: string][] = [
  ['먼 국밥', 900, '한식'],
  ['가람 한우갈비', 300, '고기구이'],
  ['가까운 국밥', 100, '한식'],
  ['나루 백반', 200, '한식'],
  ['찻집', 150, '카페'],
  ['호프', 400, '주점'],
]
const CITY_HALL = { latitude: 37.56437, longitude: 126.97624 }
const METRES_PER_DEGREE = 111_195

describe('Lists of what a search means', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const around = AROUND.map(([name, , served]): TestPlace => ({
      ...place(name),
      category: served === '카페' ? 'cafe' : 'restaurant',
    }))
    const elsewhere = [place('부산 국밥', '26110'), place('시청역 소문난집', '26110')]
    await seedDirectory(database.pool, [...around, ...elsewhere])
    for (const [name, metres, cuisine] of AROUND)
      await database.pool.query(
        'UPDATE restaurants SET latitude = $2, longitude = $3, sub_category = $4 WHERE title = $1',
        [name, CITY_HALL.latitude + metres / METRES_PER_DEGREE, CITY_HALL.longitude, cuisine],
      )
    await transaction(database.pool, (sql) => refreshAll(sql))
  })
  afterAll(() => database.drop())

  const query = (fields: object) => listQuerySchema.parse(fields)
  const list = (fields: object) => listRestaurants(database.pool, query(fields))
  const titles = async (fields: object) => (await list(fields)).data.map(({ title }) => title)

  it('A station lists what is around it, nearest first, with distances', async () => {
    const page = await list({ q: '시청역' })
    expect(page.data.map(({ title }) => title)).toEqual([
      ...['가까운 국밥', '찻집', '나루 백반', '가람 한우갈비', '호프', '먼 국밥'],
    ])
    expect(page.data[0]?.distance).toBeCloseTo(100, -1)
    expect(page.understood).toMatchObject({ point: { name: '시청역', region: '서울 중구' }, kind: null })
    expect(page.understood?.choices.map(({ label }) => label)).toContain('부산 연제구 시청역')
  })

  it('A station with a kind of food, a dish or a meal lists that alone', async () => {
    expect(await titles({ q: '시청 근처 한식' })).toEqual(['가까운 국밥', '나루 백반', '먼 국밥'])
    expect(await titles({ q: '시청역 국밥집' })).toEqual(['가까운 국밥', '먼 국밥'])
    expect(await titles({ q: '시청역 걸어서 10분 국밥' })).toEqual(['가까운 국밥'])
    expect(await titles({ q: '시청역 점심' })).toEqual(['가까운 국밥', '나루 백반', '가람 한우갈비', '먼 국밥'])
  })

  it('A list around a station can be sorted by visits and narrowed by radius and food', async () => {
    expect(await titles({ q: '시청역', radius: 200 })).toEqual(['가까운 국밥', '찻집', '나루 백반'])
    expect(await titles({ q: '시청역', cuisine: 'meat' })).toEqual(['가람 한우갈비'])
    expect((await titles({ q: '시청역', sort: 'name' }))[0]).toBe('가까운 국밥')
    expect(await titles({ q: '가람', sort: 'distance' })).toEqual(['가람 한우갈비'])
  })

  it('A station without restaurants around it, and a text in quotation marks, are searched for as names', async () => {
    expect(await titles({ q: '"시청역"' })).toEqual(['시청역 소문난집'])
    expect((await list({ q: '부산 시청역' })).understood).toBeUndefined()
  })

  it('The words of a name are found in any order', async () => {
    expect(await titles({ q: '갈비 가람' })).toEqual(['가람 한우갈비'])
    expect((await suggest(database.pool, '갈비 가람')).restaurants).toMatchObject([{ title: '가람 한우갈비' }])
  })

  it('Words that name nothing do not narrow a list', async () => {
    expect(await titles({ q: '서울 중구 맛집' })).toHaveLength(AROUND.length)
    expect((await list({ q: '중구 맛집' })).understood?.choices).toHaveLength(6)
    expect(await titles({ q: '국밥 맛집 추천' })).toContain('부산 국밥')
  })

  it('A file of a list has the rows of the list', async () => {
    const { ids } = await listRestaurantIds(database.pool, query({ q: '시청역 국밥' }), 100)
    expect(ids).toEqual((await list({ q: '시청역 국밥' })).data.map(({ id }) => id))
  })

  it.each([{}, { province: '서울' }, { q: '시청역' }, { q: '국밥' }, { q: '시청역', cuisine: 'soup' }, { agency: 1 }])(
    'The counts of food are those of the rows of %j',
    async (fields) => {
      const counts = await countFacets(database.pool, await findList(database.pool, query(fields)))
      const { data } = await list({ ...fields, cuisine: undefined })
      for (const code of CUISINE_CODES) {
        expect([code, counts?.cuisines[code]]).toEqual([code, data.filter((row) => servesCuisine(row, code)).length])
        expect((await list({ ...fields, cuisine: code })).pagination.total).toBe(counts?.cuisines[code])
      }
    },
  )

  it('Every cuisine is in a choice of food', () => {
    for (const { name, category } of CUISINES)
      expect([
        name,
        CUISINE_CODES.some((code) => servesCuisine({ title: '', category, sub_category: name }, code)),
      ]).toEqual([name, true])
  })

  it('An empty list offers one with fewer filters, and what the text may mean', async () => {
    const offers = await findOffers(database.pool, query({ q: '가람', cuisine: 'bar' }))
    expect(offers.wider).toMatchObject({ total: 1, query: { q: '가람' } })
    expect(await findOffers(database.pool, query({ q: '강남구처' }))).toMatchObject({ wider: null })
    expect((await findOffers(database.pool, query({ q: '강남구ㅊ' }))).nearest?.points).toMatchObject([
      { name: '강남구청' },
      {},
    ])
  })

  it('A place with nothing in walking distance lists what is within 5 km, unless a distance is asked for', async () => {
    const { data, understood } = await list({ q: '공덕역' })
    expect(data).toHaveLength(AROUND.length)
    expect(data[0]?.distance).toBeGreaterThan(RADIUS_DEFAULT)
    expect((await list({ q: '공덕역', radius: RADIUS_DEFAULT })).data).toEqual([])
    const near = `${understood?.point?.latitude},${understood?.point?.longitude}`
    expect((await list({ near })).data).toEqual([])
    const offers = await findOffers(database.pool, query({ near }))
    expect(offers.wider).toMatchObject({ total: AROUND.length, query: { near, radius: RADIUS_WIDE } })
  })

  it('A station is suggested while it is typed, and found by the page of places nearby', async () => {
    expect((await suggest(database.pool, '광화무')).points).toEqual([
      { name: '광화문역', region: '서울 종로구', q: '광화문역' },
    ])
    expect(await findLocations(database.pool, '강남구청')).toMatchObject([{ label: '강남구청', precision: 'place' }])
  })

  it('An institution with a known hall is offered as a place, too', async () => {
    const agency_id = await addRow(database.pool, 'agencies', { name: '부산광역시 중구' })
    await database.pool.query('UPDATE visits SET agency_id = $1', [agency_id])
    const found = await suggest(database.pool, '부산광역시 중구')
    expect(found.agencies.map(({ id }) => id)).toContain(agency_id)
    expect(found.points).toEqual([{ name: '중구청', region: '부산 중구', q: '부산 중구 중구청' }])
    expect(await findLocations(database.pool, found.points[0]?.q ?? '')).toMatchObject([
      { label: '중구청', region: '부산광역시 중구', precision: 'place' },
    ])
  })
})
