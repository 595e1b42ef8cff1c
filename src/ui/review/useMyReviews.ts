import type { MyReviewState } from '@/contract/reviews'
import { useChangeMemberQuery, useMe, useMemberQuery } from '../member/useMe'

const FRESH_MS = 60_000

const keyOf = (restaurantId: number) => ['my-reviews', restaurantId] as const

/** The member's own review, votes and reports for a restaurant; null for visitors and until loaded. */
export function useMyReviews(restaurantId: number): MyReviewState | null {
  const { member } = useMe()
  const { data } = useMemberQuery(
    keyOf(restaurantId),
    'GET /api/v1/me/reviews/of/{restaurantId}',
    { params: { restaurantId } },
    { staleTime: FRESH_MS, keepsPrevious: false },
  )
  return (member && data) ?? null
}

export const useChangeMyReviews = (restaurantId: number) => useChangeMemberQuery<MyReviewState>(keyOf(restaurantId))
