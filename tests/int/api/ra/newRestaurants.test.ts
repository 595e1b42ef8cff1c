import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, payloadCaller, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

interface Made {
  id: number
  version: string
  province: string | null
  district: string | null
  code?: string
  message?: string
}

describe('Restaurants that a person adds', () => {
  let test: TestPayload
  let send: Send
  let cookie: string
  beforeAll(async () => {
    test = await createTestPayload()
    cookie = (await addStaff(test, '윤서진', 'admin')).cookie
    send = staffCaller(test, cookie)
  })
  afterAll(() => test.drop())

  const add = async (data: object) => {
    const { status, text } = await send('POST', '/restaurants', data)
    return { status, ...(JSON.parse(text) as Made) }
  }
  const regionOf = async (district: string): Promise<number> =>
    (await test.pool.query<{ id: number }>('SELECT id FROM regions WHERE sub_add2 = $1', [district])).rows[0]?.id ?? 0
  const spellingsOf = async (id: number): Promise<string[]> =>
    (
      await test.pool.query<{ spelling: string }>(
        'SELECT spelling FROM restaurant_aliases WHERE restaurant_id = $1 ORDER BY id',
        [id],
      )
    ).rows.map(({ spelling }) => spelling)

  it('A restaurant is in the region of its address, and an import knows it by its spelling', async () => {
    const address = '서울특별시 종로구 자하문로 8'
    const made = await add({ name: '두레솥밥', address, region: await regionOf('강남구') })
    expect(made).toMatchObject({ status: 201, province: '서울특별시', district: '종로구' })
    expect(await spellingsOf(made.id)).toEqual([`두레솥밥 (${address})`])
    const moved = await send('PUT', `/restaurants/${made.id}`, {
      version: made.version,
      address: '부산광역시 해운대구 해운대로 570',
    })
    expect(moved.body, moved.text).toMatchObject({ province: '부산광역시', district: '해운대구' })
    expect(await spellingsOf(made.id)).toHaveLength(2)
  })

  it('A region chosen by hand holds where the address names none', async () => {
    const made = await add({ name: '온새미한상', address: '느티나무로 3', region: await regionOf('강남구') })
    expect(made).toMatchObject({ status: 201, district: '강남구' })
  })

  it('A restaurant of an equal name and address is added only once somebody confirms it', async () => {
    const place = { name: '한울국수', address: '서울 마포구 월드컵북로 396' }
    const first = await add(place)
    const again = { ...place, address: '서울특별시 마포구 월드컵북로 396' }
    expect(await add(again)).toMatchObject({ status: 409, code: 'restaurant-equal' })
    expect((await add(again)).message).toContain(`한울국수(${first.id}번)`)
    expect((await payloadCaller(test, cookie)('POST', '/restaurants', again)).status).toBe(409)
    expect((await add({ ...place, branch: '시청점' })).status).toBe(201)
    expect((await add({ ...again, confirmed: true })).status).toBe(201)
  })

  it('Of parallel additions of one place, one is stored without a question', async () => {
    const place = { name: '물빛카페', address: '서울특별시 중구 세종대로 110' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(place)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it('What lies in the trash is no reason to ask', async () => {
    const place = { name: '가온분식', address: '서울특별시 중구 세종대로 1' }
    const { id } = await add(place)
    await send('DELETE', `/restaurants/${id}`)
    expect((await add(place)).status).toBe(201)
  })

  it('A restaurant that a person added can be destroyed with its spelling', async () => {
    const { id } = await add({ name: '다온찻집', address: '서울특별시 중구 세종대로 2' })
    const answer = await payloadCaller(test, cookie)('DELETE', `/restaurants/${id}`)
    expect(answer.status, answer.text).toBe(200)
    expect(await spellingsOf(id)).toEqual([])
  })
})
