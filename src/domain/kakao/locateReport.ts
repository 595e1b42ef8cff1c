import type { KakaoErrorCode } from './errors'

/** Outcome for one restaurant. `pinned`: only its address was found; `unaskable`: a chain without an address. */
export type Located = 'found' | 'pinned' | 'notFound' | 'ambiguous' | 'far' | 'failed' | 'unaskable'

export interface LocateReport {
  restaurants: Record<Located, number>
  /** calls that reached Kakao, repeated ones included */
  asked: number
  /** questions whose answer was remembered */
  remembered: number
  /** calls that are left today */
  quotaLeft: number
  /** why the run ended early; null when it did not */
  stopped: KakaoErrorCode | null
}
