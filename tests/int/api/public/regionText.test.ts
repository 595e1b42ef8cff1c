import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

let database: TestDatabase
let app: OpenAPIHono
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDirectory(database.pool, RESTAURANTS)
  app = createApi({ pool: database.pool, writes: database.pool })
})
afterAll(() => database.drop())

const of = async (query: string): Promise<unknown> => (await app.request(`/api/v1/restaurants?${query}`)).json()

it('A region in the notation of the earlier system is understood', async () => {
  const asked = await of('province=서울&district=종로구')
  expect(await of('region=서울특별시|종로구')).toEqual(asked)
  expect(await of('region=종로구&sort=total_count')).toEqual(asked)
  expect(await of('region=11110')).toEqual(asked)
})

it('An ambiguous region is rejected with the possible choices', async () =>
  expect(await of('region=중구')).toMatchObject({
    error: { choices: expect.arrayContaining(['서울특별시|중구', '부산광역시|중구']) as unknown },
  }))

it.each([
  ['region=없는구', 'unknown-region'],
  ['region=종로구&province=서울', 'region-given-twice'],
])('A list request with ?%s is rejected', async (query, code) =>
  expect(await of(query)).toMatchObject({ error: { code, field: 'region' } }),
)
