import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Me } from '@/contract/member'
import { ME_PATH } from '@/contract/memberPaths'
import { cancelAndInvalidate } from '../api/queryCache'
import { requestApi, fetchOrThrow } from '../api/requestApi'

export const ME_KEY = ['me'] as const

const SIGNED_OUT: Me = { member: null, staff: null, office: null }

async function readMe({ signal }: { signal: AbortSignal }): Promise<Me> {
  const answered = await requestApi<Me>(ME_PATH, { signal })
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}

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
export function useMemberQuery<T>(key: readonly (string | number)[], path: string) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow<T>(path, signal),
    enabled: member !== null,
    // Keeps the previous page until the next one has loaded, so that the layout does not jump.
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
