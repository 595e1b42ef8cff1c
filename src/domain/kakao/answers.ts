import type { Point } from '../metresBetween'

/** Kakao's groups of places in which people eat. */
export const EATING_GROUPS = ['FD6', 'CE7'] as const
export type EatingGroup = (typeof EATING_GROUPS)[number]

/** A place as Kakao Local knows it; what it leaves empty is null. */
export interface KakaoPlace extends Point {
  id: string
  /** with its branch, '한일관 을지로점' */
  name: string
  /** from wide to narrow, '음식점 > 한식 > 국밥' */
  kind: string
  phone: string | null
  roadAddress: string | null
  lotAddress: string | null
}

/** An address as Kakao Local knows it. */
export interface KakaoAddress extends Point {
  address: string
  /** false where only a street or a 동 was found: its point is the middle of it */
  numbered: boolean
}
