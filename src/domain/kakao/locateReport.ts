import type { KakaoErrorCode } from './errors'

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
