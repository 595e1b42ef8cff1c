import { setTimeout as sleep } from 'node:timers/promises'
import pRetry, { type Options } from 'p-retry'
import type { z } from 'zod'
import type { EatingGroup, KakaoAddress, KakaoPlace } from '@/domain/kakao/answers'
import { koreanDay } from '@/domain/koreanDay'
import type { Point } from '@/domain/metresBetween'
import type { Queryable } from '../database/pool'
import type { Env } from '../env'
import { fetchKakaoJson } from './fetchKakaoJson'
import { KakaoError } from './kakaoError'
import { remainingQuota, consumeQuota } from './quota'
import { deleteExpiredResponses, getCachedResponse, cacheResponse } from './responseCache'
import { addressResponse, placesResponse, toAddresses, toPlaces } from './schemas'

export interface KakaoLocalOptions {
  key: string
  /** origin of the service, 'https://dapi.kakao.com' */
  url: string
  /** calls per day, for all processes on the database */
  dailyMax: number
  sql: Queryable
  clock: () => Date
  timeoutMs?: number
  /** retries of transient errors */
  retry?: Pick<Options, 'retries' | 'minTimeout' | 'maxTimeout'>
  /** waits as a Retry-After requests */
  wait?: (ms: number) => Promise<unknown>
}

/** A search for eating places by name, optionally around a point with a radius in metres. */
export interface PlaceQuestion {
  query: string
  group: EatingGroup
  around?: { point: Point; radius: number }
}

/** Calls made, and requests answered from the cache. */
export interface KakaoCallCounts {
  asked: number
  remembered: number
}

const TIMEOUT_MS = 5_000
const RETRY = { retries: 4, minTimeout: 500, maxTimeout: 8_000 }
/** Kakao's largest page; results after the first fifteen are irrelevant. */
const PAGE_SIZE = 15

type Params = Record<string, string | number>

/**
 * A frugal client of Kakao Local: answers are cached for thirty days, the daily quota is respected, and only transient
 * errors (rate limits, server errors, timeouts) are retried, with growing delays.
 */
export class KakaoLocal {
  constructor(private readonly options: KakaoLocalOptions) {}

  /**
   * @param counts incremented
   * @throws KakaoError
   */
  async findAddress(query: string, counts: KakaoCallCounts): Promise<KakaoAddress[]> {
    return toAddresses(await this.answer('address', { query }, addressResponse, counts))
  }

  /**
   * @param counts incremented
   * @returns `complete` if these are all results
   * @throws KakaoError
   */
  async findPlaces(
    { query, group, around }: PlaceQuestion,
    counts: KakaoCallCounts,
  ): Promise<{ places: KakaoPlace[]; complete: boolean }> {
    const near: Params = around ? { x: around.point.longitude, y: around.point.latitude, radius: around.radius } : {}
    const params = { query, category_group_code: group, ...near, size: PAGE_SIZE, page: 1 }
    const answer = await this.answer('keyword', params, placesResponse, counts)
    return { places: toPlaces(answer), complete: answer.meta.is_end }
  }

  /** Calls left today. */
  quotaLeft(): Promise<number> {
    const { sql, clock, dailyMax } = this.options
    return remainingQuota(sql, koreanDay(clock()), dailyMax)
  }

  /** Deletes expired cache entries. */
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

/** The settings of Kakao Local; null without a key, which disables it. */
export function kakaoSettings(settings: Env): Pick<KakaoLocalOptions, 'key' | 'url' | 'dailyMax'> | null {
  const { KAKAO_REST_API_KEY: key, KAKAO_LOCAL_URL: url, KAKAO_LOCAL_DAILY_MAX: dailyMax } = settings
  return key ? { key, url, dailyMax } : null
}
