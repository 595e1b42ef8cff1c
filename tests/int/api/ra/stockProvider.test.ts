import type { DataProvider, RaRecord } from 'ra-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFINITIONS } from '@/api/ra/resources'
import { LIST_ROWS_MAX } from '@/domain/backOffice/backOffice'
import { mayDo } from '@/domain/access/permissions'
import { RESOURCES, type Resource } from '@/domain/access/table'
import { transaction } from '@/infra/database/pool'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, type Send } from '../../setup/payloadRest'
import { addEach, addRow } from '../../setup/rows'
import { seedEveryTable } from '../../setup/seedEveryTable'
import { staffCaller, staffDataProvider } from '../../setup/staffApi'

/** A new record of each resource that is written field by field, and what is changed of it. */
const WRITTEN = {
  restaurants: [{ name: '두레솥밥', address: '한울시 물빛로 88' }, { phone: '02-111-2222' }],
  visits: [{ spentAt: '2026-01-05T03:00:00.000Z', hasTime: true, amount: 54_000, headcount: 3 }, { notes: '확인함' }],
  agencies: [{ name: '가온시', type: 'city' }, { category: '시청' }],
  notices: [{ title: '점검', content: '새벽에 멈춰요.', noticeType: 'maintenance' }, { title: '정기 점검' }],
  faqs: [{ question: '질문', answer: '**답**', category: '이용', status: 'active' }, { position: 7 }],
  formats: [
    { name: '가온 양식', kind: 'visits', edition: 1, status: 'active', columns: { date: ['쓴때'] } },
    { description: '시청의 표' },
  ],
  terms: [
    { code: 'location', title: '위치', edition: 9, isRequired: false, effectiveOn: '2099-01-01', body: '## 제1조' },
    { title: '위치정보 이용' },
  ],
} satisfies Partial<Record<Resource, [made: object, change: object]>>
/** Those that visitors make and staff only edit. */
const EDITED = { tickets: { notes: '전화함' }, suggestions: { isPinned: true }, posts: { isPinned: true } } as const
const CHANGES: Partial<Record<Resource, object>> = {
  ...EDITED,
  ...Object.fromEntries(Object.entries(WRITTEN).map(([name, [, change]]) => [name, change])),
  users: { nickname: '새 이름' },
}

/** A calendar day, or an instant with its offset (ISO 8601). */
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/
const LOOKS_LIKE_A_DATE = /^\d{4}[-./]\s?\d{1,2}[-./]|^\d\d?\/\d\d?\/\d{4}|GMT|^[A-Z][a-z]{2} [A-Z][a-z]{2} /
const IS_A_TIME = /(?:At|On|From|Until|Since)$/

/** Every date in a record that is not ISO 8601. */
const wrongDates = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string')
    return !ISO.test(value) && (IS_A_TIME.test(name) || LOOKS_LIKE_A_DATE.test(value)) ? [`${name}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => wrongDates(inner, Array.isArray(value) ? name : key))
}

describe('Stock ra-data-simple-rest', () => {
  let test: TestPayload
  let send: Send
  let api: DataProvider
  let restaurant: number
  let agency: number
  const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} }
  type Row = RaRecord<number>
  const first = async (resource: string) => {
    const { data } = await api.getList<Row>(resource, page)
    if (!data[0]) throw new Error(`${resource} has no record`)
    return data[0]
  }
  const read = async (resource: string, id: number) => (await api.getOne<Row>(resource, { id })).data
  const create = async (resource: keyof typeof WRITTEN, more = {}) => {
    const data = { ...WRITTEN[resource][0], ...(resource === 'visits' && { restaurant, agency }), ...more }
    return (await api.create<Row>(resource, { data })).data
  }

  beforeAll(async () => {
    test = await createTestPayload()
    const admin = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, admin.cookie)
    api = staffDataProvider(test, admin.cookie)
    restaurant = await addRow(test.pool, 'restaurants', { title: '온새미한상', created_at: '2026-01-05T03:00:00Z' })
    agency = await addRow(test.pool, 'agencies', { name: '다온구' })
    await addRow(test.pool, 'visits', {
      restaurant_id: restaurant,
      agency_id: agency,
      spent_at: '2026-01-05T03:00:00Z',
    })
    const posts = await addEach(test.pool, 'posts', ['free', 'notice', 'suggestion'] as const, (board) => ({ board }))
    const comment = await addRow(test.pool, 'comments', { post_id: posts[0] })
    await addRow(test.pool, 'reports', { comment_id: comment, reporter_id: admin.id })
    const spelling = { key: '온새미', name_key: '온새미', spelling: '온새미', restaurant_id: restaurant }
    const alias_id = await addRow(test.pool, 'restaurant_aliases', spelling)
    await addRow(test.pool, 'match_reviews', {
      alias_id,
      candidate_id: restaurant,
      confidence: 0.9,
      evidence: 'near_spelling',
    })
    await addRow(test.pool, 'word_lists', { kind: 'chain', word: '한울국수' })
    await addRow(test.pool, 'backups', { name: 'daily', bytes: 1, rows: 1, files: 1 })
    await addRow(test.pool, 'jobs', { kind: 'import_upload', status: 'completed' })
    const tables = [...new Set(RESOURCES.map((one) => DEFINITIONS[one]?.list.table ?? 'users'))]
    await seedEveryTable(
      test.pool,
      tables.filter((table) => table !== 'quality_issues'),
    )
    // A restaurant without a telephone number is what this finds.
    await transaction(test.pool, refreshQuality)
  })
  afterAll(() => test.drop())

  it.each(RESOURCES)('It reads %s as a list, one by one and by their ids, with ISO dates alone', async (resource) => {
    const { data, total } = await api.getList<Row>(resource, page)
    expect(total).toBeGreaterThanOrEqual(data.length)
    expect(data.length).toBeGreaterThan(0)
    const record = data[0] ?? { id: 0 }
    const one = await read(resource, record.id)
    expect(one).toMatchObject(record)
    expect((await api.getMany<Row>(resource, { ids: [record.id] })).data).toEqual([record])
    expect([...data.flatMap((row) => wrongDates(row)), ...wrongDates(one)]).toEqual([])
  })

  it.each([
    ['visits', 'restaurant', () => restaurant],
    ['visits', 'agency', () => agency],
    ['comments', 'post', () => 1],
    ['reviews', 'restaurant', () => 1],
    ['tickets', 'restaurant', () => restaurant],
    ['posts', 'author', () => 1],
    ['roles', 'user', () => 1],
    ['agencies', 'parent', () => agency],
  ])('It reads %s that refer to a record by %s', async (resource, target, id) => {
    const { data, total } = await api.getManyReference<Row>(resource, { ...page, target, id: id() })
    expect(total).toBe(data.length)
    for (const row of data) expect(row[target]).toBe(id())
  })

  it.each([150, LIST_ROWS_MAX + 1, 5_000])('A page of %d rows holds the first hundred of them', async (perPage) => {
    const name = `긴 목록 ${perPage}`
    await addEach(test.pool, 'agencies', 130, (n) => ({ name: `${name} ${n}` }))
    const asked = { ...page, filter: { q: name } }
    const wide = await api.getList('agencies', { ...asked, pagination: { page: 1, perPage } })
    expect([wide.data.length, wide.total]).toEqual([LIST_ROWS_MAX, 130])
    const range = (rows: string) => `/agencies?filter=${encodeURIComponent(JSON.stringify({ q: name }))}&range=${rows}`
    const answer = await send('GET', range(`[20,${19 + perPage}]`))
    expect(answer.headers.get('Content-Range')).toBe('agencies 20-119/130')
  })

  it.each(Object.keys(WRITTEN) as (keyof typeof WRITTEN)[])(
    'It creates %s, writes a record back as read, changes it and deletes it',
    async (resource) => {
      const made = await create(resource)
      const before = await read(resource, made.id)
      const back = await api.update<Row>(resource, { id: made.id, data: before, previousData: before })
      expect(before).toMatchObject({ ...back.data, version: before.version as unknown })
      const data = { ...(await read(resource, made.id)), ...WRITTEN[resource][1] }
      const changed = await api.update<Row>(resource, { id: made.id, data, previousData: before })
      expect(changed.data).toMatchObject(WRITTEN[resource][1])
      await api.delete(resource, { id: made.id, previousData: before })
      expect((await api.getList<Row>(resource, page)).data.map(({ id }) => id)).not.toContain(made.id)
    },
  )

  it.each([...Object.keys(EDITED), 'users'])(
    'It writes one of the %s back as read, and changes it',
    async (resource) => {
      const before = await read(resource, (await first(resource)).id)
      const { data: back } = await api.update<Row>(resource, { id: before.id, data: before, previousData: before })
      const change = CHANGES[resource as Resource]
      const data = { ...back, ...change }
      expect((await api.update<Row>(resource, { id: before.id, data, previousData: before })).data).toMatchObject(
        change ?? {},
      )
    },
  )

  const several = async (of: keyof typeof WRITTEN) => {
    const unlike = (n: number) => ({
      ...(['restaurants', 'agencies', 'formats'].includes(of) && { name: `여럿 ${n}` }),
      ...(of === 'terms' && { edition: n }),
    })
    return [await create(of, unlike(20)), await create(of, unlike(21))].map(({ id }) => id)
  }

  it.each(Object.keys(EDITED))('It changes many %s at once', async (resource) => {
    const ids = (await api.getList<Row>(resource, page)).data.slice(0, 3).map(({ id }) => id)
    const data = CHANGES[resource as Resource] ?? {}
    expect((await api.updateMany(resource, { ids, data })).data).toEqual(ids)
    for (const id of ids) expect(await read(resource, id)).toMatchObject(data)
  })

  it.each(Object.keys(WRITTEN) as (keyof typeof WRITTEN)[])('It changes and deletes many %s at once', async (of) => {
    const ids = await several(of)
    const data = WRITTEN[of][1]
    expect((await api.updateMany(of, { ids, data })).data).toEqual(ids)
    for (const id of ids) expect(await read(of, id)).toMatchObject(data)
    expect((await api.deleteMany(of, { ids })).data).toEqual(ids)
    const left = (await api.getList<Row>(of, { ...page, sort: { field: 'id', order: 'DESC' } })).data
    for (const { id } of left) expect(ids).not.toContain(id)
  })

  it('A version that another person wrote past is still refused', async () => {
    const before = await read('agencies', agency)
    await api.updateMany('agencies', { ids: [agency], data: { category: '먼저' } })
    const late = api.update('agencies', { id: agency, data: { ...before, category: '나중' }, previousData: before })
    await expect(late).rejects.toMatchObject({ status: 409, body: { fields: ['category'] } })
  })

  it.each(RESOURCES.filter((one) => !DEFINITIONS[one]?.collection))(
    'It is refused with a sentence what %s do not have: writing and deleting',
    async (resource) => {
      const record = await first(resource)
      const refused = { status: 403, message: expect.stringMatching(/[가-힣]/) as string }
      await expect(api.update(resource, { id: record.id, data: record, previousData: record })).rejects.toMatchObject(
        refused,
      )
      await expect(api.create(resource, { data: {} })).rejects.toMatchObject(refused)
      await expect(api.delete(resource, { id: record.id, previousData: record })).rejects.toMatchObject(refused)
    },
  )

  it.each(['moderator', 'editor'] as const)('As a %s it reads what the role may, and nothing else', async (role) => {
    const own = staffDataProvider(test, (await addStaff(test, `사람 ${role}`, role)).cookie)
    for (const resource of RESOURCES) {
      const list = own.getList(resource, page)
      if (mayDo({ role }, 'read', resource)) expect((await list).total, resource).toBeGreaterThan(0)
      else await expect(list, resource).rejects.toMatchObject({ status: 403 })
    }
  })

  it('A wrong value of a whole record is named with its sentence', async () => {
    const before = await read('restaurants', restaurant)
    const wrong = api.update('restaurants', { id: restaurant, data: { ...before, latitude: 91 }, previousData: before })
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      body: { errors: { latitude: expect.stringMatching(/[가-힣]/) as string } },
    })
  })
})
