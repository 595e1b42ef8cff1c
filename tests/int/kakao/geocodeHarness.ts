import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { KakaoLocal } from '@/infra/kakao/kakaoLocal'
import { log } from '@/infra/log'
import { geocodeRestaurants } from '@/server/kakao/geocodeRestaurants'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, type TestPlace } from '../setup/directory'
import { emptyTables } from '../setup/emptyTables'
import {
  addressDocument,
  placeDocument,
  type ReceivedRequest,
  type FakeKakaoLocal,
  startFakeKakaoLocal,
} from './fakeKakaoLocal'

export const NOW = new Date('2026-03-02T03:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
export const POINT: [number, number] = [37.5665, 126.978]
export const ADDRESS = '서울특별시 중구 무교로 7'
export const THERE = {
  road_address_name: '서울 중구 무교로 7',
  address_name: '서울 중구 무교동 12-3',
  phone: '02-123-4567',
}

/** A week of lunches: more visits come first. */
export const visited = (times: number): TestPlace['visits'] =>
  Array.from({ length: times }, (_, i) => [1, `2025-03-0${i + 1}`, 10_000, 1])

export const places =
  (...documents: Record<string, unknown>[]) =>
  (received: ReceivedRequest) => {
    if (received.search === 'address') return [addressDocument('서울 중구 무교로 7', POINT)]
    return documents.filter((document) => document.category_group_code === received.group)
  }
export const TRUE_PLACE = placeDocument('77', '달빛식당', [37.5666, 126.9781], THERE)

/** Restaurants and a fake Kakao that locates them, for the tests of one file. */
export function geocodeHarness() {
  let database: TestDatabase
  let fake: FakeKakaoLocal

  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await emptyTables(database.pool, ['kakao_response_cache', 'kakao_quota', 'restaurants', 'rank_scores'])
    fake = await startFakeKakaoLocal()
  })
  afterEach(() => fake.close())

  const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
  const locate = ({ now = NOW, dailyMax = 1000, limit = Infinity, inTurn = true } = {}) => {
    const retry = { retries: 1, minTimeout: 0, maxTimeout: 0 }
    const kakao = new KakaoLocal({
      key: 'key',
      url: fake.url,
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
      `SELECT r.id, r.address, r.latitude, r.longitude, r.phone, r.category, r.sub_category, g.code, k.external_id,
        k.evidence, k.confidence, k.checked_at
       FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id
       LEFT JOIN restaurant_sources k ON k.restaurant_id = r.id WHERE r.title = $1`,
      [title],
    )
    return rows[0]
  }
  return { database: () => database, fake: () => fake, days, locate, add, restaurant }
}
