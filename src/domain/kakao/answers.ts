import type { Point } from '../distance'

/** Kakao's category groups for restaurants and cafés. */
export const EATING_GROUPS = ['FD6', 'CE7'] as const
export type EatingGroup = (typeof EATING_GROUPS)[number]

/** Empty fields are null. */
export interface KakaoPlace extends Point {
  id: string
  /** including the branch: '한일관 을지로점' */
  name: string
  /** category path: '음식점 > 한식 > 국밥' */
  kind: string
  phone: string | null
  roadAddress: string | null
  lotAddress: string | null
}

export interface KakaoAddress extends Point {
  address: string
  /** false if only a street or 동 was found; the point is its centre */
  numbered: boolean
}

/** `quota_exhausted`: our daily quota; `rate_limited`: Kakao's limit; `rejected`: the request itself is invalid. */
export type KakaoErrorCode =
  | 'invalid_key'
  | 'quota_exhausted'
  | 'rate_limited'
  | 'unavailable'
  | 'rejected'
  | 'redirected'
  | 'response_too_large'
  | 'invalid_response'

/** Errors that every further request would get too. */
const FINAL: ReadonlySet<KakaoErrorCode> = new Set(['invalid_key', 'quota_exhausted', 'rate_limited'])

/** After this many failures in a row, the cause is not a single restaurant. */
const ERRORS_IN_A_ROW_MAX = 5

/** Whether an error ends the run. A failure for one restaurant must not stop the others. */
export const endsRun = (code: KakaoErrorCode, errorsInARow: number): boolean =>
  FINAL.has(code) || errorsInARow >= ERRORS_IN_A_ROW_MAX

/** The outcome for one restaurant. `pinned`: only its address was geocoded; `unaskable`: a chain without an address. */
export type Located = 'found' | 'pinned' | 'notFound' | 'ambiguous' | 'far' | 'failed' | 'unaskable'

export interface LocateReport {
  restaurants: Record<Located, number>
  /** requests sent to Kakao, including retries */
  asked: number
  /** requests answered from the cache */
  remembered: number
  /** requests left of today's quota */
  quotaLeft: number
  /** why the run ended early; null if it did not */
  stopped: KakaoErrorCode | null
}
