import type { Point } from '../metresBetween'

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
