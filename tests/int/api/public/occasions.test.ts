import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { RestaurantDetail, RestaurantPage } from '@/contract/directory'
import { tileAt } from '@/domain/nearby/mapTile'
import type { Plan } from '@/contract/plan'
import type { Tile } from '@/contract/tiles'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

const POINT = { latitude: 37.57, longitude: 126.98 }

describe('Occasions in the API', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let dinner: number
  beforeAll(async () => {
    database = await createTestDatabase()
    const ids = await seedDirectory(database.pool, RESTAURANTS)
    dinner = ids.get('순희네 빈대떡') ?? 0
    await database.pool.query('UPDATE restaurants SET latitude = $1, longitude = $2', Object.values(POINT))
    await database.pool.query(
      `UPDATE visits SET occasion = CASE restaurant_id WHEN $1 THEN 'encouragement'::enum_visits_occasion
        ELSE 'meeting' END`,
      [dinner],
    )
    await transaction(database.pool, (sql) => refreshAll(sql))
    app = createApi({ pool: database.pool, writes: database.pool })
  })
  afterAll(() => database.drop())

  const get = (path: string) => app.request(`/api/v1/${path}`)
  const json = async <T>(path: string) => (await (await get(path)).json()) as T

  it('A list, its files, a restaurant, a tile and a plan answer with the occasion', async () => {
    const list = await json<RestaurantPage>('restaurants?occasion=encouragement')
    expect(list.data.map(({ id }) => id)).toEqual([dinner])
    for (const file of ['restaurants.csv', 'restaurants.geojson', 'restaurants.kml']) {
      const text = await (await get(`${file}?occasion=encouragement`)).text()
      expect([file, text.includes('순희네 빈대떡'), text.includes('닭한마리')]).toEqual([file, true, false])
    }
    expect((await json<RestaurantDetail>(`restaurants/${dinner}`)).occasions).toEqual([
      { occasion: 'encouragement', visit_count: 4 },
    ])
    const { x, y } = tileAt(POINT)
    const tile = await json<Tile>(`tiles/${x}/${y}`)
    expect(Object.fromEntries(tile.data.map(({ title, used_for }) => [title, used_for]))).toMatchObject({
      '순희네 빈대떡': ['encouragement'],
      닭한마리: [],
    })
    const plan = await json<Plan>('plan?headcount=4&per_head_max=30000&region=11110&occasion=encouragement')
    expect(plan.data.find(({ id }) => id === dinner)?.occasion_count).toBe(2)
  })

  it('The pages as Markdown have it too', async () => {
    const read = async (path: string) => (await app.request(path)).text()
    const list = await read('/restaurants.md?occasion=encouragement')
    expect(list).toContain('# 전국 · 회식 · 식당')
    expect([list.includes('순희네 빈대떡'), list.includes('닭한마리')]).toEqual([true, false])
    expect(await read(`/restaurants/${dinner}.md`)).toContain('쓴 일: 주로 회식(4번)')
    expect(await read('/agencies/1.md')).toMatch(
      /쓴 일: 쓴 일이 적힌 방문 4번: 간담회·회의\s75%\(3번\), 격려·회식\s25%\(1번\)/,
    )
    const plan = await read('/plan.md?headcount=4&per_head_max=30000&region=11110&occasion=encouragement')
    expect(plan).toMatch(/\| 비슷한 모임 +\| 그중 회식 +\|/)
    expect(await read('/plan.md?headcount=4&per_head_max=30000&region=11110')).not.toContain('그중')
  })

  it.each([
    ['restaurants?occasion=family', 'invalid-option'],
    ['restaurants?occasion=', 'invalid-option'],
    ["restaurants?occasion=meeting'}", 'invalid-option'],
    ['restaurants?occasion=%00', 'invalid-option'],
    ['restaurants?occasion=meeting&occasion=encouragement', 'duplicate-parameter'],
    ['restaurants?occasion[]=meeting', 'unknown-parameter'],
    ['restaurants.csv?occasion=toString', 'invalid-option'],
    ['plan?headcount=4&per_head_max=30000&region=11110&occasion=supplies', 'invalid-option'],
    ['tiles/13972/6349/plan?headcount=4&per_head_max=30000&occasion=회식', 'invalid-option'],
  ])('GET %s is refused with %s', async (path, code) => {
    const response = await get(path)
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code } }])
  })
})
