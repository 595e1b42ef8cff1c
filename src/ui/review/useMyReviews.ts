import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { MyReviewState } from '@/contract/reviews'
import { cancelAndInvalidate, updateQueryData } from '../api/queryCache'
import { fetchOrThrow } from '../api/requestApi'
import { useMe } from '../member/useMe'

/** Members who share a browser must not share the cache. */
const keyOf = (memberId: number | null, restaurantId: number) => ['my-reviews', memberId, restaurantId] as const

/** The member's own review, votes and reports for a restaurant; null for visitors and until loaded. */
export function useMyReviews(restaurantId: number): MyReviewState | null {
  const { member } = useMe()
  const { data } = useQuery({
    queryKey: keyOf(member?.id ?? null, restaurantId),
    queryFn: ({ signal }) =>
      fetchOrThrow('GET /api/v1/me/reviews/of/{restaurantId}', { params: { restaurantId }, signal }),
    enabled: member !== null,
    staleTime: 60_000,
    retry: 1,
  })
  return (member && data) ?? null
}

export function useChangeMyReviews(restaurantId: number) {
  const { member } = useMe()
  const client = useQueryClient()
  const id = member?.id ?? null
  const set = useCallback(
    (change: (state: MyReviewState) => Partial<MyReviewState>) =>
      updateQueryData<MyReviewState>(client, keyOf(id, restaurantId), (state) => ({ ...state, ...change(state) })),
    [client, id, restaurantId],
  )
  const refresh = useCallback(() => cancelAndInvalidate(client, keyOf(id, restaurantId)), [client, id, restaurantId])
  return { set, refresh }
}
