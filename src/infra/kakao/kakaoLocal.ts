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
  /** calls a day, for all processes on the database */
  dailyMax: number
  sql: Queryable
  clock: () => Date
  timeoutMs?: number
  /** how often and how long apart a transient error is retried */
  retry?: Pick<Options, 'retries' | 'minTimeout' | 'maxTimeout'>
  /** waits as long as a Retry-After asks */
  wait?: (ms: number) => Promise<unknown>
}

/** Places in which people eat: a name, perhaps a point with a radius in metres around it. */
export interface PlaceQuestion {
  query: string
  group: EatingGroup
  around?: { point: Point; radius: number }
}

/** What answering cost: calls made, and questions that needed none. */
export interface KakaoCallCounts {
  asked: number
  remembered: number
}

const TIMEOUT_MS = 5_000
const RETRY = { retries: 4, minTimeout: 500, maxTimeout: 8_000 }
/** The largest page that Kakao gives. What is not among the first fifteen of its own order is not meant. */
const PAGE_SIZE = 15

type Params = Record<string, string | number>

/**
 * Kakao Local, asked sparingly: nothing twice within thirty days, no more than the daily quota, retries after transient
 * errors only (too many calls, server errors, timeouts), each time later.
 */
export class KakaoLocal {
  constructor(private readonly options: KakaoLocalOptions) {}

  /**
   * @param counts is counted up
   * @throws KakaoError
   */
  async findAddress(query: string, counts: KakaoCallCounts): Promise<KakaoAddress[]> {
    return toAddresses(await this.answer('address', { query }, addressResponse, counts))
  }

  /**
   * @param counts is counted up
   * @returns `complete` when these are all there are
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

  /** Calls that are left today. */
  quotaLeft(): Promise<number> {
    const { sql, clock, dailyMax } = this.options
    return remainingQuota(sql, koreanDay(clock()), dailyMax)
  }

  /** Drops remembered answers that have grown too old. */
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
    // What an earlier version remembered in another shape is asked for again.
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

/** What the settings say of Kakao Local; null without a key: then nothing is ever asked. */
export function kakaoSettings(settings: Env): Pick<KakaoLocalOptions, 'key' | 'url' | 'dailyMax'> | null {
  const { KAKAO_REST_API_KEY: key, KAKAO_LOCAL_URL: url, KAKAO_LOCAL_DAILY_MAX: dailyMax } = settings
  return key ? { key, url, dailyMax } : null
}
