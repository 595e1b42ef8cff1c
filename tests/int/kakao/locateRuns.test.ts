import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { LOCATE_MESSAGES } from '@/messages/cli/commands'
import { bundled } from '../../setup/commands'
import { geocodeHarness, places, POINT, THERE, TRUE_PLACE, visited } from './geocodeHarness'
import { placeDocument } from './fakeKakaoLocal'
import { addRow } from '../setup/rows'

describe('Runs that locate restaurants', () => {
  const { database, fake, days, locate, add, restaurant } = geocodeHarness()

  it('A second run sends no request until a result is half a year old', async () => {
    await add({}, { name: '별빛식당' })
    fake().find = places(TRUE_PLACE)
    await locate()
    const asked = fake().requests.length
    expect(await locate({ now: days(1) })).toMatchObject({ asked: 0, restaurants: { found: 0, notFound: 1 } })
    expect(fake().requests).toHaveLength(asked)
    expect(await locate({ now: days(180) })).toMatchObject({ restaurants: { found: 1, notFound: 1 } })
    expect(await restaurant()).toMatchObject({ checked_at: days(180) })
  })

  it('A run starts with the most visited restaurants, and its limit counts those sent to Kakao', async () => {
    await add(
      { name: '별빛식당', visits: visited(1) },
      { name: '햇빛식당', visits: visited(3) },
      { name: '달빛식당', visits: visited(2) },
    )
    const names = () => [
      ...new Set(
        fake()
          .requests.filter(({ search }) => search === 'keyword')
          .map(({ query }) => query),
      ),
    ]
    fake().find = places()
    await locate({ limit: 1 })
    expect(names()).toEqual(['햇빛식당'])
    await locate({ limit: 1 })
    expect(names()).toEqual(['햇빛식당', '달빛식당'])
  })

  it('A run skips restaurants that are hidden, merged, deleted or impossible to query', async () => {
    const ids = await add(
      { active: false },
      { name: '별빛식당' },
      { name: '햇빛식당' },
      { name: '스타벅스' },
      { name: '구름식당' },
    )
    await database().pool.query('UPDATE restaurants SET merged_into_id = $1 WHERE name = $2', [
      ids.get('구름식당'),
      '별빛식당',
    ])
    await database().pool.query(`UPDATE restaurants SET deleted_at = now() WHERE name = '햇빛식당'`)
    await database().pool.query(`UPDATE restaurants SET address = NULL WHERE name = '스타벅스'`)
    await database().pool.query(`UPDATE restaurants SET address = NULL, region_id = NULL WHERE name = '구름식당'`)
    expect(await locate()).toMatchObject({ restaurants: { unaskable: 1, notFound: 0, pinned: 0 }, asked: 0 })
    expect(fake().requests).toEqual([])
  })

  it('A run does not search a name without an address that staff list as a chain', async () => {
    await add({ name: '온새미커피' })
    await database().pool.query('UPDATE restaurants SET address = NULL')
    await addRow(database().pool, 'word_lists', { kind: 'chain', word: '온새미 커피' })
    try {
      expect(await locate()).toMatchObject({ restaurants: { unaskable: 1 }, asked: 0 })
    } finally {
      await database().pool.query('DELETE FROM word_lists')
    }
    expect(await locate()).toMatchObject({ restaurants: { unaskable: 0 } })
    expect(fake().requests).not.toEqual([])
  })

  it('A run stops when the daily quota is used up and continues the next day', async () => {
    await add({ visits: visited(2) }, { name: '별빛식당', visits: visited(1) })
    fake().find = places(TRUE_PLACE, placeDocument('84', '별빛식당', POINT, THERE))
    expect(await locate({ dailyMax: 4 })).toMatchObject({
      stopped: 'quota_exhausted',
      restaurants: { found: 1 },
      quotaLeft: 0,
    })
    expect(await restaurant()).toMatchObject({ external_id: '77' })
    expect(await locate({ dailyMax: 4, now: days(1) })).toMatchObject({
      stopped: null,
      restaurants: { found: 1 },
      asked: 1,
      remembered: 2,
    })
  })

  it('A run stops at a rejected key after one request', async () => {
    await add({}, { name: '별빛식당' })
    fake().faults = [{ status: 401 }]
    expect(await locate()).toMatchObject({ stopped: 'invalid_key', asked: 1 })
    expect(fake().requests).toHaveLength(1)
  })

  it('A run continues after a failed restaurant, but stops after several failures in a row', async () => {
    await add(
      ...Array.from({ length: 7 }, (_, i) => ({ name: `달빛식당${i}`, address: `서울특별시 중구 무교로 ${i + 1}` })),
    )
    fake().faults = [{ status: 400 }]
    expect(await locate({ limit: 2 })).toMatchObject({
      stopped: null,
      restaurants: { failed: 1, pinned: 0, notFound: 1 },
    })
    fake().faults = Array.from({ length: 20 }, () => ({ status: 500 }))
    expect(await locate()).toMatchObject({ stopped: 'unavailable', restaurants: { failed: 4 } })
  })

  it('A run sends four requests at a time and stays within its limit', async () => {
    await add(
      ...Array.from({ length: 12 }, (_, i) => ({ name: `달빛식당${i}`, address: `서울특별시 중구 무교로 ${i + 1}` })),
    )
    let [now, most] = [0, 0]
    let release = () => {}
    const four = new Promise<void>((resolve) => (release = resolve))
    fake().find = async () => {
      now += 1
      most = Math.max(most, now)
      if (now === 4) release()
      await four
      now -= 1
      return []
    }
    await locate({ limit: 6, inTurn: false })
    expect(most).toBe(4)
    expect(
      new Set(
        fake()
          .requests.filter(({ search }) => search === 'address')
          .map(({ query }) => query),
      ).size,
    ).toBe(6)
  })

  it('The command sends no request without a key and says which variable to set', async () => {
    const settings = { ...process.env, KAKAO_REST_API_KEY: '', KAKAO_LOCAL_URL: fake().url }
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
      execFile(process.execPath, [bundled('scripts/geocode.ts')], { env: settings }, (error, _stdout, stderr) =>
        resolve({ code: error?.code, stderr }),
      ),
    )
    expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: LOCATE_MESSAGES.noKey })
    expect(fake().requests).toEqual([])
  })
})
