import { execFile } from 'node:child_process'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KakaoLocal } from '@/infra/kakao/kakaoLocal'
import { log } from '@/infra/log'
import { LOCATE_MESSAGES } from '@/messages/cli/kakao'
import { geocodeRestaurants } from '@/server/kakao/geocodeRestaurants'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, type TestPlace } from '../setup/directory'
import { addressDocument, placeDocument, type Question, type StandIn, startStandIn } from './standIn'

const NOW = new Date('2026-03-02T03:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const POINT: [number, number] = [37.5665, 126.978]
const ADDRESS = '서울특별시 중구 무교로 7'
const THERE = { road_address_name: '서울 중구 무교로 7', address_name: '서울 중구 무교동 12-3', phone: '02-123-4567' }

/** A week of lunches: more visits come first. */
const visited = (times: number): TestPlace['visits'] =>
  Array.from({ length: times }, (_, i) => [1, `2025-03-0${i + 1}`, 10_000, 1])

describe('locating restaurants', () => {
  let database: TestDatabase
  let standIn: StandIn

  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.pool.query(
      'TRUNCATE kakao_response_cache, kakao_quota, visits, restaurants, restaurant_stats, rank_scores CASCADE',
    )
    standIn = await startStandIn()
  })
  afterEach(() => standIn.close())

  const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
  const locate = ({ now = NOW, dailyMax = 1000, limit = Infinity, inTurn = true } = {}) => {
    const retry = { retries: 1, minTimeout: 0, maxTimeout: 0 }
    const kakao = new KakaoLocal({
      key: 'key',
      url: standIn.url,
      dailyMax,
      sql: database.pool,
      clock: () => now,
      retry,
      wait: () => Promise.resolve(),
    })
    return geocodeRestaurants(database.pool, kakao, { now, limit, ...(inTurn && { parallel: 1 }) })
  }
  const add = (...places: Partial<TestPlace>[]) =>
    seedDirectory(
      database.pool,
      places.map((place) => ({ name: '달빛식당', code: '11140', address: ADDRESS, ...place })),
    )
  const restaurant = async (title = '달빛식당') => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `SELECT r.id, r.address, r.latitude, r.longitude, r.phone, r.category, r.sub_category, g.code, k.external_id, k.evidence, k.confidence, k.checked_at
       FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id LEFT JOIN restaurant_sources k ON k.restaurant_id = r.id WHERE r.title = $1`,
      [title],
    )
    return rows[0]
  }
  const places =
    (...documents: Record<string, unknown>[]) =>
    (question: Question) => {
      if (question.search === 'address') return [addressDocument('서울 중구 무교로 7', POINT)]
      return documents.filter((document) => document.category_group_code === question.group)
    }
  const TRUE_PLACE = placeDocument('77', '달빛식당', [37.5666, 126.9781], THERE)

  it('fills what is empty from the place at its address, pins it to that address, and remembers on what grounds', async () => {
    await add({})
    standIn.find = places(TRUE_PLACE)
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
    expect(standIn.questions.map(({ search, query, group, radius }) => [search, query, group, radius])).toEqual([
      ['address', '서울특별시 중구 무교로 7', null, null],
      ['keyword', '달빛식당', 'FD6', '300'],
      ['keyword', '달빛식당', 'CE7', '300'],
    ])
  })

  it('looks in its district for one without an address, and takes the place’s', async () => {
    await add({ branch: '시청점' })
    await database.pool.query('UPDATE restaurants SET address = NULL')
    standIn.find = places(
      placeDocument('78', '달빛식당 시청점', [37.56, 126.97], THERE),
      placeDocument('79', '달빛식당 시청점', [35.1, 129], { road_address_name: '부산 중구 광복로 1' }),
    )
    await locate()
    expect(standIn.questions.map(({ query }) => query)).toEqual([
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

  it('never overwrites what is there', async () => {
    await add({})
    await database.pool.query(
      `UPDATE restaurants SET latitude = 37.1, longitude = 127.1, phone = '02-999-9999', sub_category = '노포', address = '서울특별시 중구 무교로 7 2층'`,
    )
    standIn.find = places({ ...TRUE_PLACE, category_name: '카페' })
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

  it('calls a café one where no person has said otherwise, and ranks it as one', async () => {
    await add({ visits: visited(1) }, { name: '별빛식당', address: '서울특별시 중구 무교로 7', visits: visited(1) })
    await database.pool.query(
      `INSERT INTO import_batches (id, file_name, file_hash, format, status) VALUES (1, '표.csv', 'hash', 'csv', 'applied')`,
    )
    await database.pool.query('UPDATE restaurants SET import_batch_id = 1, region_id = NULL')
    await database.pool.query(
      `UPDATE restaurants SET updated_at = created_at + interval '1 day' WHERE name = '별빛식당'`,
    )
    const cafe = { category_name: '음식점 > 카페', category_group_code: 'CE7' }
    standIn.find = places({ ...TRUE_PLACE, ...cafe }, placeDocument('80', '별빛식당', POINT, { ...THERE, ...cafe }))
    await locate()
    expect(await restaurant()).toMatchObject({ category: 'cafe', sub_category: '카페', code: '11140' })
    expect(await restaurant('별빛식당')).toMatchObject({
      category: 'restaurant',
      sub_category: null,
      external_id: '80',
    })
    const { rows } = await database.pool.query(
      `SELECT s.category, s.region_code FROM restaurant_stats s JOIN restaurants r ON r.id = restaurant_id WHERE name = '달빛식당' AND year = 0`,
    )
    expect(rows[0]).toEqual({ category: 'cafe', region_code: '11140' })
  })

  it('does not keep a person’s mobile number', async () => {
    await add({})
    standIn.find = places({ ...TRUE_PLACE, phone: '010-1234-5678' })
    await locate()
    expect(await restaurant()).toMatchObject({ phone: null, external_id: '77' })
  })

  it('takes nothing but the point of its address when no place fits', async () => {
    await add({}, { name: '별빛식당' }, { name: '햇빛식당' })
    standIn.find = places(
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
    await database.pool.query('UPDATE restaurants SET phone = NULL')
    expect(await locate()).toMatchObject({ restaurants: { far: 1, ambiguous: 1, notFound: 1, pinned: 0 }, asked: 0 })
  })

  it('asks nothing in a second run, and again when a place was checked half a year ago', async () => {
    await add({}, { name: '별빛식당' })
    standIn.find = places(TRUE_PLACE)
    await locate()
    const asked = standIn.questions.length
    expect(await locate({ now: days(1) })).toMatchObject({ asked: 0, restaurants: { found: 0, notFound: 1 } })
    expect(standIn.questions).toHaveLength(asked)
    expect(await locate({ now: days(180) })).toMatchObject({ restaurants: { found: 1, notFound: 1 } })
    expect(await restaurant()).toMatchObject({ checked_at: days(180) })
  })

  it('starts with the most visited, and its limit is for those that Kakao is asked about', async () => {
    await add(
      { name: '별빛식당', visits: visited(1) },
      { name: '햇빛식당', visits: visited(3) },
      { name: '달빛식당', visits: visited(2) },
    )
    const names = () => [
      ...new Set(standIn.questions.filter(({ search }) => search === 'keyword').map(({ query }) => query)),
    ]
    standIn.find = places()
    await locate({ limit: 1 })
    expect(names()).toEqual(['햇빛식당'])
    await locate({ limit: 1 })
    expect(names()).toEqual(['햇빛식당', '달빛식당'])
  })

  it('leaves out what nobody sees and what nothing tells about', async () => {
    const ids = await add(
      { active: false },
      { name: '별빛식당' },
      { name: '햇빛식당' },
      { name: '스타벅스' },
      { name: '구름식당' },
    )
    await database.pool.query('UPDATE restaurants SET merged_into_id = $1 WHERE name = $2', [
      ids.get('구름식당'),
      '별빛식당',
    ])
    await database.pool.query(`UPDATE restaurants SET deleted_at = now() WHERE name = '햇빛식당'`)
    await database.pool.query(`UPDATE restaurants SET address = NULL WHERE name = '스타벅스'`)
    await database.pool.query(`UPDATE restaurants SET address = NULL, region_id = NULL WHERE name = '구름식당'`)
    expect(await locate()).toMatchObject({ restaurants: { unaskable: 1, notFound: 0, pinned: 0 }, asked: 0 })
    expect(standIn.questions).toEqual([])
  })

  it('ends when the allowance is used up, and goes on the next day', async () => {
    await add({ visits: visited(2) }, { name: '별빛식당', visits: visited(1) })
    standIn.find = places(TRUE_PLACE, placeDocument('84', '별빛식당', POINT, THERE))
    expect(await locate({ dailyMax: 4 })).toMatchObject({
      stopped: 'quota_used',
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

  it('ends at a refused key, having asked once', async () => {
    await add({}, { name: '별빛식당' })
    standIn.faults = [{ status: 401 }]
    expect(await locate()).toMatchObject({ stopped: 'key_refused', asked: 1 })
    expect(standIn.questions).toHaveLength(1)
  })

  it('goes on behind a restaurant that gets no answer, but not for ever', async () => {
    await add(
      ...Array.from({ length: 7 }, (_, i) => ({ name: `달빛식당${i}`, address: `서울특별시 중구 무교로 ${i + 1}` })),
    )
    standIn.faults = [{ status: 400 }]
    expect(await locate({ limit: 2 })).toMatchObject({
      stopped: null,
      restaurants: { failed: 1, pinned: 0, notFound: 1 },
    })
    standIn.faults = Array.from({ length: 20 }, () => ({ status: 500 }))
    expect(await locate()).toMatchObject({ stopped: 'unreachable', restaurants: { failed: 4 } })
  })

  it('does not write to a restaurant that was hidden meanwhile', async () => {
    await add({})
    standIn.find = async (question) => {
      await database.pool.query('UPDATE restaurants SET is_active = false')
      return places(TRUE_PLACE)(question)
    }
    await locate()
    expect(await restaurant()).toMatchObject({ latitude: null, phone: null, external_id: null })
  })

  it('asks about four at a time, and about no more than its limit', async () => {
    await add(
      ...Array.from({ length: 12 }, (_, i) => ({ name: `달빛식당${i}`, address: `서울특별시 중구 무교로 ${i + 1}` })),
    )
    let [now, most] = [0, 0]
    let release = () => {}
    const four = new Promise<void>((resolve) => (release = resolve))
    standIn.find = async () => {
      now += 1
      most = Math.max(most, now)
      if (now === 4) release()
      await four
      now -= 1
      return []
    }
    await locate({ limit: 6, inTurn: false })
    expect(most).toBe(4)
    expect(new Set(standIn.questions.filter(({ search }) => search === 'address').map(({ query }) => query)).size).toBe(
      6,
    )
  })

  it('asks nothing at all without a key, and says what to set', async () => {
    const settings = { ...process.env, KAKAO_REST_API_KEY: '', KAKAO_LOCAL_URL: standIn.url }
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
      execFile(
        process.execPath,
        ['--import', 'tsx', 'scripts/geocode.ts'],
        { env: settings },
        (error, _stdout, stderr) => resolve({ code: error?.code, stderr }),
      ),
    )
    expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: LOCATE_MESSAGES.noKey })
    expect(standIn.questions).toEqual([])
  })
})
