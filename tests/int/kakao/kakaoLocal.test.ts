import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KakaoErrorCode } from '@/domain/kakao/answers'
import { KakaoError } from '@/infra/kakao/fetchKakaoJson'
import { KakaoLocal, type KakaoLocalOptions, type KakaoCallCounts } from '@/infra/kakao/kakaoLocal'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import {
  addressDocument,
  type InjectedFault,
  placeDocument,
  type FakeKakaoLocal,
  startFakeKakaoLocal,
} from './fakeKakaoLocal'

const KEY = 'k3y-that-nobody-may-see'
const NOW = new Date('2026-03-02T03:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

describe('Kakao Local client', () => {
  let database: TestDatabase
  let fake: FakeKakaoLocal
  let waits: number[]
  let tally: KakaoCallCounts

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await emptyTables(database.pool, ['kakao_response_cache', 'kakao_quota'])
    fake = await startFakeKakaoLocal()
    waits = []
    tally = { asked: 0, remembered: 0 }
  })
  afterEach(() => fake.close())

  const client = (options: Partial<KakaoLocalOptions> = {}) =>
    new KakaoLocal({
      key: KEY,
      url: fake.url,
      dailyMax: 1000,
      sql: database.pool,
      clock: () => NOW,
      retry: { retries: 3, minTimeout: 0, maxTimeout: 0 },
      wait: (ms) => Promise.resolve(waits.push(ms)),
      ...options,
    })
  const ask = (kakao: KakaoLocal, query = '서울 중구 무교로 7') => kakao.findAddress(query, tally)
  const faultOf = async (asking: Promise<unknown>): Promise<KakaoError> => {
    const error = await asking.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof KakaoError)) throw new Error('no error', { cause: error })
    return error
  }

  it('The client sends its key in a header and converts places to the directory’s format', async () => {
    fake.find = () => [
      placeDocument('7', '달빛식당 시청점', [37.5, 127], {
        phone: '02-123-4567',
        road_address_name: '서울 중구 무교로 7',
      }),
      placeDocument('8', '바다 건너', [35.6, 139.7]),
    ]
    const around = { point: { latitude: 37.5, longitude: 127 }, radius: 300 }
    expect(await client().findPlaces({ query: '달빛식당', group: 'FD6', around }, tally)).toEqual({
      places: [
        {
          id: '7',
          name: '달빛식당 시청점',
          kind: '음식점 > 한식 > 국밥',
          phone: '02-123-4567',
          roadAddress: '서울 중구 무교로 7',
          lotAddress: null,
          latitude: 37.5,
          longitude: 127,
        },
      ],
      complete: true,
    })
    expect(fake.requests).toEqual([
      { search: 'keyword', query: '달빛식당', group: 'FD6', radius: '300', authorization: `KakaoAK ${KEY}` },
    ])
  })

  it('A numbered address is distinguished from a street or a 동', async () => {
    fake.find = () => [
      addressDocument('서울 중구 무교로 7', [37.5, 127]),
      addressDocument('서울 중구 무교동', [37.6, 127], 'REGION'),
    ]
    expect((await ask(client())).map(({ numbered }) => numbered)).toEqual([true, false])
  })

  it('The client retries after 429 and server errors, and honours Retry-After up to 30 s', async () => {
    fake.faults = [
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 500 },
      { status: 503, headers: { 'retry-after': '86400' } },
    ]
    expect(await ask(client())).toEqual([])
    expect(fake.requests).toHaveLength(4)
    expect(waits).toEqual([7_000, 30_000])
  })

  it('The client gives up after the last attempt with an error code for the cause', async () => {
    fake.faults = Array.from({ length: 4 }, () => ({ status: 500 }))
    expect(await faultOf(ask(client()))).toMatchObject({ code: 'unavailable' })
    fake.faults = Array.from({ length: 4 }, () => ({ status: 429 }))
    expect(await faultOf(ask(client()))).toMatchObject({ code: 'rate_limited' })
    expect(fake.requests).toHaveLength(8)
  })

  it('The client times out when the server never answers', async () => {
    fake.faults = Array.from({ length: 4 }, () => 'hang' as const)
    expect(await faultOf(ask(client({ timeoutMs: 50 })))).toMatchObject({
      code: 'unavailable',
      message: 'unavailable: TimeoutError',
    })
    // A request may time out before it has left a busy machine.
    expect(tally.asked).toBe(4)
  })

  it.each<[string, InjectedFault, KakaoErrorCode]>([
    ['a rejected key', { status: 401 }, 'invalid_key'],
    ['a disabled service', { status: 403 }, 'invalid_key'],
    ['an invalid request', { status: 400 }, 'rejected'],
    ['Kakao’s own limit', { status: 400, body: '{"code":-10,"msg":"API limit has been exceeded."}' }, 'rate_limited'],
    ['a redirect', { status: 302, headers: { location: 'http://elsewhere.example/' } }, 'redirected'],
    ['broken JSON', { status: 200, body: '{"meta":' }, 'invalid_response'],
    ['a response of another shape', { status: 200, body: '{"meta":{"is_end":true},"results":[]}' }, 'invalid_response'],
    ['an oversized response', { status: 200, body: `{"meta":"${'x'.repeat(600_000)}"}` }, 'response_too_large'],
  ])('The client neither retries nor caches after %s', async (_name, fault, code) => {
    fake.faults = [fault]
    expect(await faultOf(ask(client()))).toMatchObject({ code })
    expect(fake.requests).toHaveLength(1)
    const { rows } = await database.pool.query('SELECT FROM kakao_response_cache')
    expect(rows).toHaveLength(0)
  })

  it('The key never appears in errors or in the cache', async () => {
    fake.faults = [
      { status: 401, body: KEY },
      { status: 400, body: KEY },
      { status: 200, body: KEY },
    ]
    const faults = [
      await faultOf(ask(client())),
      await faultOf(ask(client())),
      await faultOf(ask(client())),
      // An invalid header value, which the error quotes.
      await faultOf(ask(client({ key: `${KEY}\n${KEY}` }))),
      await faultOf(ask(client({ url: 'http://127.0.0.1:1' }))),
    ]
    expect(inspect(faults, { depth: 10, showHidden: true })).not.toContain(KEY)
    await ask(client())
    const { rows } = await database.pool.query('SELECT request, response FROM kakao_response_cache')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(KEY)
  })

  it('Parallel requests use exactly the daily quota', async () => {
    const clients = [client({ dailyMax: 7 }), client({ dailyMax: 7 })]
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => ask(clients[i % 2] ?? client(), `무교로 ${i}`)),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as KakaoError).code] : []))).toEqual(
      Array(13).fill('quota_exhausted'),
    )
    expect(fake.requests).toHaveLength(7)
    expect(await client({ dailyMax: 7 }).quotaLeft()).toBe(0)
  })

  it('Every attempt counts against the quota, which resets at midnight in Korea', async () => {
    fake.faults = [{ status: 500 }, { status: 500 }]
    expect(await faultOf(ask(client({ dailyMax: 2 })))).toMatchObject({ code: 'quota_exhausted' })
    expect(fake.requests).toHaveLength(2)
    const [late, midnight] = [new Date('2026-03-02T14:59:59Z'), new Date('2026-03-02T15:00:00Z')]
    expect(await faultOf(ask(client({ dailyMax: 2, clock: () => late })))).toMatchObject({ code: 'quota_exhausted' })
    expect(await ask(client({ dailyMax: 2, clock: () => midnight }))).toEqual([])
  })

  it('A response, even an empty one, is cached for thirty days', async () => {
    const at = (days: number) => client({ clock: () => new Date(NOW.getTime() + days * DAY_MS) })
    await ask(at(0))
    await ask(at(29))
    expect(tally).toEqual({ asked: 1, remembered: 1 })
    fake.find = () => [addressDocument('서울 중구 무교로 7', [37.5, 127])]
    expect(await ask(at(30))).toHaveLength(1)
    expect(await ask(at(31))).toHaveLength(1)
    expect(tally).toEqual({ asked: 2, remembered: 2 })
  })

  it('A cached response of an unknown shape is requested again', async () => {
    await ask(client())
    await database.pool.query(`UPDATE kakao_response_cache SET response = '{"old": true}'`)
    expect(await ask(client())).toEqual([])
    expect(tally).toEqual({ asked: 2, remembered: 0 })
  })

  it('Cached responses are deleted after thirty days', async () => {
    await ask(client())
    await client({ clock: () => new Date(NOW.getTime() + 29 * DAY_MS) }).forgetOld()
    expect((await database.pool.query('SELECT FROM kakao_response_cache')).rows).toHaveLength(1)
    await client({ clock: () => new Date(NOW.getTime() + 30 * DAY_MS) }).forgetOld()
    expect((await database.pool.query('SELECT FROM kakao_response_cache')).rows).toHaveLength(0)
  })
})
