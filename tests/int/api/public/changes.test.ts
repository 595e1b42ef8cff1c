import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { type Changes, CHANGES_DAYS, CHANGES_NAMED, changesSchema, changesWindow } from '@/contract/changes'
import { NOTE_ADDED, NOTE_DELETED } from '@/domain/backOffice/activity'
import { createReadPool } from '@/infra/database/readPool'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addEach, addRow, addRows } from '../../setup/rows'

/** Long ago, so that what the setup itself writes today is in another window. */
const DAY = '2026-03-10'
const at = (time: string, day = DAY): string => `${day}T${time}+09:00`

describe('GET /api/v1/changes', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  const read = async (query = `?until=${DAY}`): Promise<Changes> => {
    const response = await app.request(`/api/v1/changes${query}`)
    expect(response.status).toBe(200)
    return changesSchema.parse(await response.json())
  }
  const idOf = (title: string): number => ids.get(title) ?? 0
  const updated = (type: string, id: number, after: object, time = '10:00:00') => ({
    ...{ event: 'record_updated', subject_type: type, subject_id: id, after },
    ...{ occurred_at: at(time), reason: '홍길동 님의 요청', actor_role: 'admin' },
  })

  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    const file = { format: 'xlsx', status: 'applied', visits_made: 3, restaurants_new: 1 } as const
    const [first = 0] = await addRows(database.pool, 'import_batches', [
      { ...file, file_name: '3월.xlsx', file_hash: 'a', created_at: at('00:00:00') },
      { ...file, file_name: '3월.xlsx', file_hash: 'b', status: 'undone', created_at: at('01:00:00', '2026-03-01') },
      { ...file, file_name: '3월 고침.xlsx', file_hash: 'b', created_at: at('23:59:59') },
      { ...file, file_name: '4월.xlsx', file_hash: 'c', created_at: at('00:00:00', '2026-03-11') },
    ])
    await database.pool.query(`UPDATE import_batches SET undone_at = $1 WHERE status = 'undone'`, [at('09:00:00')])
    await database.pool.query('UPDATE visits SET import_batch_id = $1 WHERE agency_id = 2', [first])
    const { rows } = await database.pool.query<{ id: number; restaurant_id: number }>(
      'SELECT id, restaurant_id FROM visits',
    )
    const visitAt = (title: string): number => rows.find((visit) => visit.restaurant_id === idOf(title))?.id ?? 0
    await addRows(database.pool, 'audit_log', [
      updated('restaurant', idOf('닭한마리'), { phone: '02-120', notes: '비밀', isActive: true }),
      updated('restaurant', idOf('닭한마리'), { address: '종로 1' }, '11:00:00'),
      updated('restaurant', idOf('빈대떡'), { phone: null }),
      updated('restaurant', idOf('숨은집'), { name: '고친 숨은집' }),
      updated('restaurant', idOf('숨은집'), { isActive: false }),
      updated('visit', visitAt('닭한마리'), { amount: 1 }),
      updated('visit', visitAt('숨은집'), { amount: 1 }),
      updated('agency', 1, { name: '가온시청' }),
      updated('agency', 2, NOTE_ADDED),
      updated('agency', 2, NOTE_DELETED),
      updated('user', 1, { nickname: '홍길동' }),
      { ...updated('visit', 999, {}), event: 'record_deleted' },
      { ...updated('review', 999, {}), event: 'record_deleted' },
      { ...updated('restaurant', 998, {}), event: 'record_trashed' },
    ])
    const merged = await addRow(database.pool, 'restaurants', {
      ...{ title: '옛 빈대떡', name: '옛 빈대떡', is_active: false, merged_into_id: idOf('빈대떡') },
    })
    await addRows(database.pool, 'restaurant_merges', [
      { from_id: merged, into_id: idOf('빈대떡'), created_at: at('12:00:00') },
      { from_id: idOf('Blue Table'), into_id: idOf('숨은집'), created_at: at('12:00:00') },
    ])
    await database.pool.query('UPDATE agency_merges SET merged_at = $1', [at('12:00:00')])
    pool = createReadPool(database.url)
    app = createApi({ pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it('A day has its imports, corrections, merges and takedowns, by the days of Korea', async () => {
    const { from, until, data } = await read()
    expect([from, until, data.map(({ day }) => day)]).toEqual(['2026-02-08', DAY, [DAY, '2026-03-01']])
    expect(data[0]).toEqual({
      day: DAY,
      imports: {
        ...{ files: 2, visits: 6, new_restaurants: 2, reread_files: 1, undone_files: 1 },
        agencies: [{ id: 2, name: '나래구' }],
      },
      corrections: {
        ...{ restaurants: 1, visits: 1, agencies: 1 },
        places: [{ id: idOf('닭한마리'), title: '닭한마리', fields: ['address', 'phone'] }],
      },
      merges: {
        ...{ restaurants: 2, agencies: 0, undone: 0 },
        places: [{ id: idOf('빈대떡'), title: '빈대떡', from_id: expect.any(Number) as number }],
      },
      takedowns: { restaurants: 2, visits: 1 },
    })
  })

  it('The answer says nothing about who changed something, why, or what was taken down', async () => {
    const text = JSON.stringify(await read())
    for (const secret of ['홍길동', 'admin', '비밀', '숨은집', '998', '999', '02-120', '.xlsx'])
      expect(text).not.toContain(secret)
  })

  it('Earlier days follow until the first record', async () => {
    const latest = await read('?until=2026-04-30')
    expect([latest.data, latest.earlier]).toEqual([[], '2026-03-30'])
    const before = await read(`?until=${latest.earlier}`)
    expect(before.data.map(({ day }) => day)).toEqual(['2026-03-11', DAY, '2026-03-01'])
    expect(before.earlier).toBeNull()
  })

  it.each(['?until=yesterday', '?until=2026-02-30', '?since=2026-01-01', '?until=2026-01-01&until=2026-01-02'])(
    'The query %s is refused',
    async (query) => {
      expect((await app.request(`/api/v1/changes${query}`)).status).toBe(400)
    },
  )

  it('A busy day names a few places and counts all', async () => {
    // After the windows of the other tests.
    const day = '2026-05-20'
    const places = await addRows(
      database.pool,
      'restaurants',
      Array.from({ length: CHANGES_NAMED + 5 }, (_, i) => ({ title: `집 ${i}`, name: `집 ${i}` })),
    )
    await addEach(database.pool, 'audit_log', places, (id) => ({
      ...updated('restaurant', id, { phone: '02-120' }),
      occurred_at: at('10:00:00', day),
    }))
    const { data } = await read(`?until=${day}`)
    expect([data[0]?.corrections.restaurants, data[0]?.corrections.places.length]).toEqual([
      CHANGES_NAMED + 5,
      CHANGES_NAMED,
    ])
  })

  it('A later day than today in Korea means today', () => {
    const now = new Date('2026-03-10T15:30:00Z')
    expect(changesWindow({ until: '2030-01-01' }, now)).toEqual({ from: '2026-02-09', until: '2026-03-11' })
    expect(changesWindow({}, now).until).toBe('2026-03-11')
    expect(CHANGES_DAYS).toBe(31)
  })
})
