import { describe, expect, it } from 'vitest'
import { ADDRESS, geocodeHarness, places, POINT, THERE, TRUE_PLACE, visited, NOW } from './geocodeHarness'
import { placeDocument } from './fakeKakaoLocal'
import { addRow } from '../setup/rows'

describe('Locating a restaurant', () => {
  const { database, fake, locate, add, restaurant } = geocodeHarness()

  it('A located restaurant is linked to the Kakao place at its address and gets its data', async () => {
    await add({})
    fake().find = places(TRUE_PLACE)
    expect(await locate()).toMatchObject({
      restaurants: { found: 1 },
      asked: 3,
      remembered: 0,
      quotaLeft: 997,
      stopped: null,
    })
    expect(await restaurant()).toMatchObject({
      address: ADDRESS,
      latitude: 37.5665,
      longitude: 126.978,
      phone: '02-123-4567',
      category: 'restaurant',
      sub_category: '한식',
      external_id: '77',
      evidence: 'same_address',
      confidence: 0.97,
      checked_at: NOW,
    })
    expect(fake().requests.map(({ search, query, group, radius }) => [search, query, group, radius])).toEqual([
      ['address', '서울특별시 중구 무교로 7', null, null],
      ['keyword', '달빛식당', 'FD6', '300'],
      ['keyword', '달빛식당', 'CE7', '300'],
    ])
  })

  it('A restaurant without an address is searched in its district and gets the address found', async () => {
    await add({ branch: '시청점' })
    await database().pool.query('UPDATE restaurants SET address = NULL')
    fake().find = places(
      placeDocument('78', '달빛식당 시청점', [37.56, 126.97], THERE),
      placeDocument('79', '달빛식당 시청점', [35.1, 129], { road_address_name: '부산 중구 광복로 1' }),
    )
    await locate()
    expect(fake().requests.map(({ query }) => query)).toEqual([
      '서울 중구 달빛식당 시청점',
      '서울 중구 달빛식당 시청점',
    ])
    expect(await restaurant('달빛식당 시청점')).toMatchObject({
      address: '서울 중구 무교로 7',
      latitude: 37.56,
      external_id: '78',
      evidence: 'same_branch',
    })
  })

  it('Locating a restaurant never overwrites existing values', async () => {
    await add({})
    await database().pool.query(
      `UPDATE restaurants SET latitude = 37.1, longitude = 127.1, phone = '02-999-9999', sub_category = '노포',
        address = '서울특별시 중구 무교로 7 2층'`,
    )
    fake().find = places({ ...TRUE_PLACE, category_name: '카페' })
    expect(await locate()).toMatchObject({ restaurants: { found: 1 } })
    expect(await restaurant()).toMatchObject({
      latitude: 37.1,
      longitude: 127.1,
      phone: '02-999-9999',
      category: 'restaurant',
      sub_category: '노포',
      address: '서울특별시 중구 무교로 7 2층',
      external_id: '77',
    })
  })

  it('A restaurant becomes a café and is ranked as one, unless staff edited it', async () => {
    await add({ visits: visited(1) }, { name: '별빛식당', address: '서울특별시 중구 무교로 7', visits: visited(1) })
    const batch = await addRow(database().pool, 'import_batches', {})
    await database().pool.query('UPDATE restaurants SET import_batch_id = $1, region_id = NULL', [batch])
    await database().pool.query(
      `UPDATE restaurants SET updated_at = created_at + interval '1 day' WHERE name = '별빛식당'`,
    )
    const cafe = { category_name: '음식점 > 카페', category_group_code: 'CE7' }
    fake().find = places({ ...TRUE_PLACE, ...cafe }, placeDocument('80', '별빛식당', POINT, { ...THERE, ...cafe }))
    await locate()
    expect(await restaurant()).toMatchObject({ category: 'cafe', sub_category: '카페', code: '11140' })
    expect(await restaurant('별빛식당')).toMatchObject({
      category: 'restaurant',
      sub_category: null,
      external_id: '80',
    })
    const { rows } = await database().pool.query(
      `SELECT s.category, s.region_code FROM restaurant_stats s JOIN restaurants r ON r.id = restaurant_id
        WHERE name = '달빛식당' AND year = 0`,
    )
    expect(rows[0]).toEqual({ category: 'cafe', region_code: '11140' })
  })

  it('A person’s mobile number is not stored', async () => {
    await add({})
    fake().find = places({ ...TRUE_PLACE, phone: '010-1234-5678' })
    await locate()
    expect(await restaurant()).toMatchObject({ phone: null, external_id: '77' })
  })

  it('A restaurant without a matching place gets only the coordinates of its address', async () => {
    await add({}, { name: '별빛식당' }, { name: '햇빛식당' })
    fake().find = places(
      placeDocument('81', '달빛식당', [37.57, 126.978], { road_address_name: '서울 중구 을지로 1' }),
      placeDocument('82', '별빛식당', POINT, { road_address_name: '서울 중구 무교로 9' }),
      placeDocument('83', '별빛식당', POINT, { road_address_name: '서울 중구 무교로 11' }),
    )
    expect(await locate()).toMatchObject({ restaurants: { found: 0, pinned: 3 } })
    for (const title of ['달빛식당', '별빛식당', '햇빛식당'])
      expect(await restaurant(title)).toMatchObject({
        latitude: 37.5665,
        longitude: 126.978,
        phone: null,
        sub_category: null,
        external_id: null,
      })
    await database().pool.query('UPDATE restaurants SET phone = NULL')
    expect(await locate()).toMatchObject({ restaurants: { far: 1, ambiguous: 1, notFound: 1, pinned: 0 }, asked: 0 })
  })

  it('A restaurant that is unpublished during the search is not updated', async () => {
    await add({})
    fake().find = async (received) => {
      await database().pool.query('UPDATE restaurants SET is_active = false')
      return places(TRUE_PLACE)(received)
    }
    await locate()
    expect(await restaurant()).toMatchObject({ latitude: null, phone: null, external_id: null })
  })
})
