import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiRoute } from '@/api/routes'
import type { Me } from '@/contract/member'
import { cancelAndInvalidate } from '../api/queryCache'
import { fetchOrThrow, type RequestOptions } from '../api/requestApi'

export const ME_KEY = ['me'] as const

const SIGNED_OUT: Me = { member: null, staff: null, office: null }

const readMe = ({ signal }: { signal: AbortSignal }) => fetchOrThrow('GET /api/v1/me', { signal })

/** `known` is false until the API has answered. Refetched on focus, to notice a session that was ended elsewhere. */
export function useMe(): Me & { known: boolean } {
  const { data } = useQuery({
    queryKey: ME_KEY,
    queryFn: readMe,
    staleTime: 15_000,
    refetchOnWindowFocus: 'always',
    retry: 1,
  })
  return data ? { ...data, known: true } : { ...SIGNED_OUT, known: false }
}

export function useRefreshMe(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => cancelAndInvalidate(client, ME_KEY), [client])
}

/** Keyed by the member's id too, so that members who share a browser share no cache. */
export function useMemberQuery<At extends ApiRoute>(
  key: readonly (string | number)[],
  at: At,
  options: RequestOptions<At>,
) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow(at, { ...options, signal }),
    enabled: member !== null,
    // Keeps the previous page until the next one has loaded, so that the layout does not jump.
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
