import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseNear } from '@/domain/nearby/nearPoint'
import { tilesAround } from '@/domain/nearby/mapTile'
import { planAround } from '@/domain/plan/planRules'
import { groupQuerySchema, planQuerySchema } from '@/contract/plan'
import { planPlaces, planTile } from '@/server/plan/planPlaces'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, type TestPlace } from '../../setup/directory'

const place = (name: string, visits: TestPlace['visits'], more: Partial<TestPlace> = {}): TestPlace => ({
  name,
  code: '11140',
  address: '서울특별시 중구 세종대로 110',
  ...more,
  ...(visits && { visits }),
})
// A Friday and a Monday; all at 12:30.
const [FRIDAY, MONDAY] = ['2025-04-04', '2025-04-07']

describe('Plan for twelve people at 30,000 won each', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDirectory(database.pool, [
      place('열두상', [
        [1, FRIDAY, 336_000, 12],
        [2, MONDAY, 300_000, 10],
        [1, MONDAY, 420_000, 15],
      ]),
      place('금요집', [
        [1, FRIDAY, 330_000, 11],
        [1, FRIDAY, 360_000, 12],
      ]),
      place('작은 방', [[1, FRIDAY, 60_000, 4]]),
      place('비싼 집', [[1, FRIDAY, 372_000, 12]]),
      place('찻집', [[1, FRIDAY, 60_000, 12]]),
      place('모르는 집', [
        [1, FRIDAY, null, 12],
        [1, FRIDAY, 300_000, null],
      ]),
      place('숨은 집', [[1, FRIDAY, 300_000, 12]], { active: false }),
      place('닫은 집', [[1, FRIDAY, 300_000, 12]]),
      place('온새베이커리', [
        [1, FRIDAY, 240_000, 12],
        [1, FRIDAY, 240_000, 12],
        [1, FRIDAY, 240_000, 12],
        [1, FRIDAY, 240_000, 12],
      ]),
      place('옆 동네', [[1, FRIDAY, 300_000, 12]], { code: '11110' }),
    ])
    await database.pool.query("UPDATE restaurants SET closed_on = now() WHERE title = '닫은 집'")
    await database.pool.query(
      "UPDATE restaurants SET category = 'cafe', sub_category = '베이커리' WHERE title = '온새베이커리'",
    )
    await database.pool.query(
      "UPDATE restaurants SET latitude = 37.5665, longitude = 126.978 WHERE title IN ('금요집', '옆 동네')",
    )
  })
  afterAll(() => database.drop())

  const plan = async (query: object) =>
    (await planPlaces(database.pool, planQuerySchema.parse({ headcount: 12, per_head_max: 30_000, ...query }))).data

  it('A plan lists restaurants of a district that hosted such groups, most frequent first', async () => {
    const found = await plan({ region: '11140' })
    expect(found.map(({ title }) => title)).toEqual(['열두상', '금요집'])
    expect(found[0]).toMatchObject({
      group_count: 3,
      headcount_median: 12,
      per_head_median: 28_000,
      timed_count: 3,
      weekday_count: 0,
      hour_count: 0,
      last_group: MONDAY,
      distance: null,
    })
  })

  it('A plan for a meal leaves out cafés, counts them, and lists them when they are chosen', async () => {
    const query = { headcount: 12, per_head_max: 30_000, region: '11140' }
    const dinner = await planPlaces(database.pool, planQuerySchema.parse({ ...query, hour: 18 }))
    expect(dinner.data.map(({ title }) => title)).toEqual(['열두상', '금요집'])
    expect(dinner.cuisines?.cafe).toBe(1)
    expect((await plan({ ...query, cuisine: 'cafe' })).map(({ title }) => title)).toEqual(['온새베이커리'])
    expect((await plan({ ...query, hour: 15 })).map(({ title }) => title)).toContain('온새베이커리')
  })

  it('A plan that only cafés would fit says how many there are', async () => {
    const only = planQuerySchema.parse({ headcount: 12, per_head_max: 26_000, region: '11140' })
    expect(await planPlaces(database.pool, only)).toMatchObject({ data: [], cuisines: { cafe: 1, korean: 0 } })
    const none = planQuerySchema.parse({ headcount: 190, per_head_max: 20_000, region: '11140' })
    expect(await planPlaces(database.pool, none)).toMatchObject({ data: [], cuisines: null })
  })

  it('A plan prefers the requested weekday and counts one hour before and after', async () => {
    const found = await plan({ region: '11140', weekday: 5, hour: 13 })
    expect(found.map(({ title, weekday_count, hour_count }) => [title, weekday_count, hour_count])).toEqual([
      ['열두상', 1, 3],
      ['금요집', 2, 2],
    ])
    const atNight = await plan({ region: '11140', weekday: 5, hour: 0 })
    expect(atNight.map(({ hour_count }) => hour_count)).toEqual([0, 0])
  })

  it('A plan prefers places of the requested occasion, and keeps those whose visits have none', async () => {
    await database.pool.query(`UPDATE visits SET occasion = 'encouragement' WHERE restaurant_id =
      (SELECT id FROM restaurants WHERE title = '금요집')`)
    const counts = (found: Awaited<ReturnType<typeof plan>>) =>
      found.map(({ title, occasion_count }) => [title, occasion_count])
    expect(counts(await plan({ region: '11140', occasion: 'encouragement' }))).toEqual([
      ['금요집', 2],
      ['열두상', 0],
    ])
    expect(counts(await plan({ region: '11140', occasion: 'meeting' }))).toEqual([
      ['열두상', 0],
      ['금요집', 0],
    ])
    expect(counts(await plan({ region: '11140' }))[0]).toEqual(['열두상', 0])
  })

  it('A visit without a recorded hour is not counted for the requested hour', async () => {
    await database.pool.query('UPDATE visits SET has_time = false')
    const [first] = await plan({ region: '11140', hour: 12 })
    expect(first).toMatchObject({ timed_count: 0, hour_count: 0 })
    await database.pool.query('UPDATE visits SET has_time = true')
  })

  it('A plan around a point lists what is within the radius, in any district', async () => {
    const found = await plan({ near: '37.5665,126.978', radius: 300 })
    expect(found.map(({ title, distance }) => [title, distance]).sort()).toEqual([
      ['금요집', 0],
      ['옆 동네', 0],
    ])
  })

  it.each([
    ['37.5665,126.978', 300],
    ['37.5665,126.978', 100],
    // Next to the edge of a tile, which lies between this point and the places.
    ['37.5665,126.9665', 2000],
  ])('Tiles around %s give the same plan within %i m as the database', async (near, radius) => {
    const point = parseNear(near)
    if (!point) throw new Error('no point')
    const group = groupQuerySchema.parse({
      headcount: 12,
      per_head_max: 30_000,
      weekday: 5,
      hour: 12,
      occasion: 'encouragement',
    })
    const tiles = await Promise.all(tilesAround(point, radius).map((tile) => planTile(database.pool, group, tile)))
    const found = planAround(point, radius, tiles)
    expect(found).toEqual(await plan({ ...group, near, radius }))
    expect(found.map(({ title }) => title).sort()).toEqual(['금요집', '옆 동네'])
    expect(tiles.map(({ is_partial }) => is_partial)).not.toContain(true)
  })
})
