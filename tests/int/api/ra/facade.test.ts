import type { DataProvider } from 'ra-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../setup/emptyTables'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller, staffDataProvider } from '../../setup/staffApi'
import { addEach } from '../../setup/rows'

interface Place {
  id: number
  version: string
  title: string
  name: string
  address: string | null
  isActive: boolean
  trashedAt: string | null
}

describe('Back office API', () => {
  let test: TestPayload
  let admin: { id: number; cookie: string }
  let api: DataProvider
  let send: ReturnType<typeof staffCaller>
  let ids: number[]

  beforeAll(async () => {
    test = await createTestPayload()
    admin = await addStaff(test, '윤서진', 'admin')
    api = staffDataProvider(test, admin.cookie)
    send = staffCaller(test, admin.cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['restaurants'])
    ids = await addEach(test.pool, 'restaurants', 5, (n) => ({
      ...{ title: `온새미한상 ${n}호점`, name: '온새미한상', address: `한울시 느티나무로 ${n}` },
      phone: `02-000-000${n}`,
    }))
  })

  const page = { pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} }

  it('A list response holds one page and the length of the whole list', async () => {
    const { data, total } = await api.getList<Place>('restaurants', page)
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(total).toBe(5)
    const last = await api.getList<Place>('restaurants', { ...page, pagination: { page: 3, perPage: 2 } })
    expect(last.data.map(({ id }) => id)).toEqual(ids.slice(4))
    expect(await api.getList('restaurants', { ...page, pagination: { page: 9, perPage: 2 } })).toEqual({
      data: [],
      total: 5,
    })
  })

  it('Restaurants are found by half-typed Korean, address and telephone number', async () => {
    const found = async (q: string) => (await api.getList('restaurants', { ...page, filter: { q } })).total
    expect(await found('온솔')).toBe(0)
    expect(await found('온새밓')).toBe(5)
    expect(await found('느티나무로 3')).toBe(1)
    expect(await found('000-0004')).toBe(1)
    expect(await found('%')).toBe(0)
  })

  it('Restaurants are found by every word of their name and full address, in any order', async () => {
    const regionOf = async (code: string) =>
      (await test.pool.query<{ id: number }>('SELECT id FROM regions WHERE code = $1', [code])).rows[0]?.id ?? 0
    const [jongno, mapo] = [await regionOf('11110'), await regionOf('11440')]
    await addEach(test.pool, 'restaurants', [8, 80], (number) => ({
      ...{ title: `두레솥밥 ${number}호점`, name: '두레솥밥', region_id: jongno },
      address: `서울특별시 종로구 자하문로 ${number}`,
    }))
    await addEach(test.pool, 'restaurants', 1, () => ({
      ...{ title: '두레솥밥 마포점', name: '두레솥밥', address: '월드컵북로 396', region_id: mapo },
    }))
    const found = async (q: string) => (await api.getList('restaurants', { ...page, filter: { q } })).total
    expect(await found('종로구 자하문로 80')).toBe(1)
    expect(await found('종로구 자하문로 8')).toBe(2)
    expect(await found('서울특별시 종로구 자하문로 80')).toBe(1)
    expect(await found('종로구')).toBe(2)
    expect(await found('서울 두레솥밥')).toBe(3)
    expect(await found('두레솥밥, 마포구 월드컵북로 396')).toBe(1)
    expect(await found('396 월드컵 두레')).toBe(1)
    expect(await found('마포구 자하문로')).toBe(0)
    expect(await found('온새미한상 종로구')).toBe(0)
  })

  it('Many records can be read by their ids in one request, in the order asked', async () => {
    const asked = [ids[3] ?? 0, ids[0] ?? 0, 999_999_999]
    const { data } = await api.getMany<Place>('restaurants', { ids: asked })
    expect(data.map(({ id }) => id)).toEqual([ids[3], ids[0]])
  })

  it('An admin can create, read, update and delete a restaurant, whose title follows its name', async () => {
    const made = await api.create<Place>('restaurants', {
      data: { name: '두레솥밥', branch: '다온점', address: '한울시 물빛로 88' },
    })
    expect(made.data.title).toBe('두레솥밥 다온점')
    const { data: before } = await api.getOne<Place>('restaurants', { id: made.data.id })
    const { data: after } = await api.update<Place>('restaurants', {
      id: before.id,
      previousData: before,
      data: { version: before.version, branch: '시청점' },
    })
    expect(after.title).toBe('두레솥밥 시청점')
    expect(after.version).not.toBe(before.version)
    await api.delete('restaurants', { id: before.id, previousData: after })
    expect((await api.getOne<Place>('restaurants', { id: before.id })).data.trashedAt).not.toBeNull()
    expect((await api.getList('restaurants', { ...page, filter: { q: '두레솥밥' } })).total).toBe(0)
    expect((await api.getList('restaurants', { ...page, filter: { trashed: true } })).total).toBe(1)
  })

  it('One of three parallel updates is saved, and the others get 409 with the saved record', async () => {
    const id = ids[0] ?? 0
    const { data: read } = await api.getOne<Place>('restaurants', { id })
    const write = (address: string) => send('PUT', `/restaurants/${id}`, { version: read.version, address })
    const answers = await Promise.all([write('첫째 길 1'), write('둘째 길 2'), write('셋째 길 3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const saved = (await api.getOne<Place>('restaurants', { id })).data.address
    const conflict = JSON.parse(answers.find(({ status }) => status === 409)?.text ?? '{}') as {
      fields: string[]
      current: Place
      message: string
    }
    expect(conflict).toMatchObject({ fields: ['address'], current: { address: saved } })
    expect(conflict.message).toContain('다른 사람이 먼저 저장했어요')
  })

  it('A validation error names the invalid field', async () => {
    const attempt = api.create('restaurants', { data: { name: '', address: '한울시 느티나무로 1' } })
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) as string } },
    })
    const { data } = await api.getOne<Place>('restaurants', { id: ids[0] ?? 0 })
    const far = send('PUT', `/restaurants/${data.id}`, { version: data.version, latitude: 91 })
    expect(JSON.parse((await far).text)).toMatchObject({ errors: { latitude: expect.any(String) as string } })
  })

  it('An update with an unknown field is refused, and read-only fields are ignored', async () => {
    const { data } = await api.getOne<Place>('restaurants', { id: ids[0] ?? 0 })
    expect((await send('PUT', `/restaurants/${data.id}`, { version: data.version, importBatch: 3 })).status).toBe(400)
    const whole = await send('PUT', `/restaurants/${data.id}`, { ...data, phone: '02-111-2222', visitCount: 999 })
    expect(JSON.parse(whole.text)).toMatchObject({ phone: '02-111-2222', visitCount: 0 })
  })

  it('A bulk update changes records by ids or by a filter, all or none', async () => {
    const changed = await send('PATCH', '/restaurants', { ids: ids.slice(0, 3), data: { isActive: false } })
    expect(JSON.parse(changed.text)).toMatchObject({ data: ids.slice(0, 3) })
    const all = await send('PATCH', '/restaurants', { filter: { q: '온새미' }, data: { subCategory: '한정식' } })
    expect((JSON.parse(all.text) as { data: number[] }).data).toHaveLength(5)
    expect((await send('PATCH', '/restaurants', { ids, data: { title: '아무' } })).status).toBe(400)
    expect((await send('PATCH', '/restaurants', { ids: [], data: { isActive: true } })).status).toBe(400)
    expect((await api.getList('restaurants', { ...page, filter: { isActive: false } })).total).toBe(3)
  })

  it('A bulk deletion moves restaurants to the trash, and a bulk update takes them out', async () => {
    expect((await send('DELETE', '/restaurants', { ids, reason: '시험으로 넣은 곳' })).status).toBe(200)
    expect((await api.getList('restaurants', page)).total).toBe(0)
    await send('PATCH', '/restaurants', { ids, data: { trashed: false } })
    expect((await api.getList('restaurants', page)).total).toBe(5)
  })

  it.each([
    ['a range that ends before it begins', 'range=[10,0]'],
    ['a range that is no JSON', 'range=[0,'],
    ['an unknown order', 'sort=["password","ASC"]'],
    ['an order that every object has', 'sort=["constructor","ASC"]'],
    ['an unknown filter', 'filter={"password":"x"}'],
    ['a filter that every object has', 'filter={"constructor":"x"}'],
    ['a filter of another type', 'filter={"isActive":"yes"}'],
    ['a list of ids that are none', 'filter={"id":["x"]}'],
    ['a list of too many ids', `filter={"id":[${Array(1001).fill(1).join()}]}`],
  ])('A list request with %s gets 400 and a message', async (_, query) => {
    const { status, body } = await send('GET', `/restaurants?${encodeURI(query)}`)
    expect([status, typeof body.message]).toEqual([400, 'string'])
  })

  it('The back office API is closed to visitors, and to moderators outside their resources', async () => {
    expect((await staffCaller(test, '')('GET', '/restaurants')).status).toBe(401)
    const moderator = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
    expect((await moderator('GET', '/restaurants')).status).toBe(403)
    expect((await moderator('GET', '/unknown')).status).toBe(404)
    expect((await send('GET', '/constructor')).status).toBe(404)
  })
})
