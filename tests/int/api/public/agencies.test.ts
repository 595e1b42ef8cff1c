import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { agencyDetailSchema, agencyListSchema } from '@/contract/agencies'
import { createReadPool } from '@/infra/database/readPool'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addRow, addRows } from '../../setup/rows'

describe('Agency API', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  const read = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDirectory(database.pool, RESTAURANTS)
    await addRows(database.pool, 'agency_merges', [
      { from_id: 90, into_id: 91 },
      { from_id: 91, into_id: 1 },
    ])
    await addRows(database.pool, 'sources', [
      { name: '가온시', boards: '["https://www.gaon.example/list.do"]', agency_id: 1 },
      { name: '가온시 옛 게시판', boards: '["https://old.gaon.example/"]', agency_id: 1, state: 'held' },
    ])
    await addRow(database.pool, 'agency_publications', { agency_id: 1, month: '2025-05-01' })
    pool = createReadPool(database.url)
    app = createApi({ pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it('Agencies are listed by their number of visits to listed restaurants', async () => {
    const { body } = await read('/api/v1/agencies')
    const { data, pagination } = agencyListSchema.parse(body)
    expect(data.map(({ name, visit_count, restaurant_count }) => [name, visit_count, restaurant_count])).toEqual([
      ['가온시', 4, 3],
      ['나래구', 2, 1],
      ['가온시의회', 1, 1],
      ['가온소방서', 1, 1],
    ])
    expect(pagination).toMatchObject({ total: 4, pages: 1 })
  })

  it('An agency’s details include its places, months, hours, amounts per head and calendar', async () => {
    const detail = agencyDetailSchema.parse((await read('/api/v1/agencies/1')).body)
    expect(detail).toMatchObject({
      name: '가온시',
      boards: ['https://www.gaon.example/list.do'],
      visit_count: 4,
      restaurant_count: 3,
      total_amount: 238_000,
      headcount_total: 11,
      first_visit: '2025-01-05',
      last_visit: '2025-04-10',
      per_head: { median: 22_000, visits: 4 },
    })
    expect(detail.places.map(({ title, rank, visit_count }) => [title, rank, visit_count])).toEqual([
      ['닭한마리', 1, 2],
      ['순희네 빈대떡', 2, 1],
      ['순희네 시청점', 2, 1],
    ])
    expect(detail.months.map(({ month, visit_count }) => [month, visit_count])).toEqual([
      ['2025-01', 1],
      ['2025-02', 1],
      ['2025-03', 1],
      ['2025-04', 1],
    ])
    expect(detail.hours.every(({ hour }) => hour === 12)).toBe(true)
    expect(detail.coverage.find(({ month }) => month === '2025-05')?.state).toBe('published')
  })

  it('A client that sends the ETag of an agency response gets 304', async () => {
    for (const path of ['/api/v1/agencies', '/api/v1/agencies/1']) {
      const tag = (await app.request(path)).headers.get('ETag') ?? ''
      expect((await app.request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    }
  })

  it('An unknown agency gets 404, and a merged one gets 410 with the id of the other', async () => {
    expect(await read('/api/v1/agencies/2000000')).toMatchObject({
      status: 404,
      body: { error: { code: 'agency-not-found' } },
    })
    expect(await read('/api/v1/agencies/90')).toMatchObject({
      status: 410,
      body: { error: { code: 'agency-merged', merged_into: 1 } },
    })
    await database.pool.query('UPDATE agency_merges SET undone_at = now() WHERE from_id = 91')
    expect((await read('/api/v1/agencies/90')).status).toBe(404)
  })

  it.each([
    ['sort=best', 'sort', 'invalid-option'],
    ['type=bar', 'type', 'invalid-option'],
    ['region=서울', 'region', 'invalid-value'],
    ['size=101', 'size', 'too-large'],
    ['colour=red', 'colour', 'unknown-parameter'],
  ])('An agency list with ?%s is rejected with an error that names the field', async (query, field, code) => {
    expect(await read(`/api/v1/agencies?${query}`)).toMatchObject({ status: 400, body: { error: { field, code } } })
  })
})
