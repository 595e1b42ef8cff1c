import type { KakaoErrorCode } from './errors'

/** What became of a restaurant: `pinned` was not found either, but its address was; `unaskable` is a chain without one. */
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
