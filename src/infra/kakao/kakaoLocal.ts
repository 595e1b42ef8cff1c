import { setTimeout as sleep } from 'node:timers/promises'
import pRetry, { type Options } from 'p-retry'
import type { z } from 'zod'
import type { EatingGroup, KakaoAddress, KakaoPlace } from '@/domain/kakao/answers'
import { koreanDay } from '@/domain/koreanDay'
import type { Point } from '@/domain/distance'
import type { Queryable } from '../database/pool'
import type { Env } from '../env'
import { fetchKakaoJson, KakaoError } from './fetchKakaoJson'
import { addressResponse, placesResponse, toAddresses, toPlaces } from './schemas'

/** Older answers are refreshed, because places open, move and close. */
const REMEMBERED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

const oldest = (now: Date): Date => new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS)

async function getCachedResponse(sql: Queryable, request: string, now: Date): Promise<unknown> {
  const { rows } = await sql.query<{ response: unknown }>(
    'SELECT response FROM kakao_response_cache WHERE request = $1 AND fetched_at > $2',
    [request, oldest(now)],
  )
  return rows[0]?.response
}

async function cacheResponse(sql: Queryable, request: string, response: object, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO kakao_response_cache (request, response, fetched_at) VALUES ($1, $2, $3)
     ON CONFLICT (request) DO UPDATE SET response = EXCLUDED.response, fetched_at = EXCLUDED.fetched_at`,
    [request, JSON.stringify(response), now],
  )
}

async function deleteExpiredResponses(sql: Queryable, now: Date): Promise<void> {
  await sql.query('DELETE FROM kakao_response_cache WHERE fetched_at <= $1', [oldest(now)])
}

/** `day` in Korea, 'YYYY-MM-DD'. False if the quota, shared by all processes on the database, is used up. */
async function consumeQuota(sql: Queryable, day: string, max: number): Promise<boolean> {
  const { rows } = await sql.query(
    `INSERT INTO kakao_quota AS used (day, calls) VALUES ($1, 1)
     ON CONFLICT (day) DO UPDATE SET calls = used.calls + 1 WHERE used.calls < $2
     RETURNING calls`,
    [day, max],
  )
  return rows.length > 0
}

async function remainingQuota(sql: Queryable, day: string, max: number): Promise<number> {
  const { rows } = await sql.query<{ calls: number }>('SELECT calls FROM kakao_quota WHERE day = $1', [day])
  return Math.max(0, max - (rows[0]?.calls ?? 0))
}

export interface KakaoLocalOptions {
  key: string
  /** 'https://dapi.kakao.com' */
  url: string
  dailyMax: number
  sql: Queryable
  clock: () => Date
  timeoutMs?: number
  /** of transient errors */
  retry?: Pick<Options, 'retries' | 'minTimeout' | 'maxTimeout'>
  /** waits as a Retry-After requests */
  wait?: (ms: number) => Promise<unknown>
}

/** Radius in metres. */
export interface PlaceQuestion {
  query: string
  group: EatingGroup
  around?: { point: Point; radius: number }
}

export interface KakaoCallCounts {
  asked: number
  remembered: number
}

const TIMEOUT_MS = 5_000
const RETRY = { retries: 4, minTimeout: 500, maxTimeout: 8_000 }
/** Kakao's maximum; later results are irrelevant. */
const PAGE_SIZE = 15

type Params = Record<string, string | number>

/** Caches answers, respects the daily quota, and retries only rate limits, server errors and timeouts. */
export class KakaoLocal {
  constructor(private readonly options: KakaoLocalOptions) {}

  /** Increments `counts`. @throws KakaoError */
  async findAddress(query: string, counts: KakaoCallCounts): Promise<KakaoAddress[]> {
    return toAddresses(await this.answer('address', { query }, addressResponse, counts))
  }

  /** Increments `counts`; `complete` if these are all results. @throws KakaoError */
  async findPlaces(
    { query, group, around }: PlaceQuestion,
    counts: KakaoCallCounts,
  ): Promise<{ places: KakaoPlace[]; complete: boolean }> {
    const near: Params = around ? { x: around.point.longitude, y: around.point.latitude, radius: around.radius } : {}
    const params = { query, category_group_code: group, ...near, size: PAGE_SIZE, page: 1 }
    const answer = await this.answer('keyword', params, placesResponse, counts)
    return { places: toPlaces(answer), complete: answer.meta.is_end }
  }

  quotaLeft(): Promise<number> {
    const { sql, clock, dailyMax } = this.options
    return remainingQuota(sql, koreanDay(clock()), dailyMax)
  }

  forgetOld(): Promise<void> {
    return deleteExpiredResponses(this.options.sql, this.options.clock())
  }

  private async answer<T extends object>(
    search: string,
    params: Params,
    schema: z.ZodType<T>,
    counts: KakaoCallCounts,
  ): Promise<T> {
    const { sql, clock, url } = this.options
    const address = new URL(`/v2/local/search/${search}.json`, url)
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value))
    const request = `${search}${address.search}`
    // A cache entry in an earlier version's format counts as missing.
    const known = schema.safeParse(await getCachedResponse(sql, request, clock()))
    if (known.success) {
      counts.remembered += 1
      return known.data
    }
    const fresh = schema.safeParse(await this.call(address, counts))
    if (!fresh.success)
      throw new KakaoError('invalid_response', { detail: fresh.error.issues[0]?.path.join('.') ?? '' })
    await cacheResponse(sql, request, fresh.data, clock())
    return fresh.data
  }

  private call(address: URL, counts: KakaoCallCounts): Promise<unknown> {
    const { sql, clock, key, dailyMax, timeoutMs = TIMEOUT_MS, retry = RETRY, wait = sleep } = this.options
    const attempt = async () => {
      if (!(await consumeQuota(sql, koreanDay(clock()), dailyMax))) throw new KakaoError('quota_exhausted')
      counts.asked += 1
      return fetchKakaoJson(address, key, timeoutMs, clock())
    }
    return pRetry(attempt, {
      ...retry,
      randomize: true,
      shouldRetry: async ({ error }) => {
        if (!(error instanceof KakaoError) || !error.retryable) return false
        if (error.retryAfterMs > 0) await wait(error.retryAfterMs)
        return true
      },
    })
  }
}

/** null without a key */
export function kakaoSettings(settings: Env): Pick<KakaoLocalOptions, 'key' | 'url' | 'dailyMax'> | null {
  const { KAKAO_REST_API_KEY: key, KAKAO_LOCAL_URL: url, KAKAO_LOCAL_DAILY_MAX: dailyMax } = settings
  return key ? { key, url, dailyMax } : null
}
