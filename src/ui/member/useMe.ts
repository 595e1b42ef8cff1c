import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo } from 'react'
import type { ApiRoute } from '@/api/routes'
import type { Me } from '@/contract/member'
import { cancelAndInvalidate, updateQueryData } from '../api/queryCache'
import { fetchOrThrow, type RequestOptions } from '../api/requestApi'

export const ME_KEY = ['me'] as const

const readMe = ({ signal }: { signal: AbortSignal }) => fetchOrThrow('GET /api/v1/me', { signal })

interface KnownMe extends Me {
  /** false until the API has answered */
  known: boolean
}

const UNKNOWN: KnownMe = { member: null, staff: null, office: null, known: false }

export const MeContext = createContext(UNKNOWN)

export const useMe = (): KnownMe => useContext(MeContext)

/** For `MeContext`. Refetched on focus, to notice a session that was ended elsewhere. */
export function useMeQuery(): KnownMe {
  const { data } = useQuery({
    queryKey: ME_KEY,
    queryFn: readMe,
    staleTime: 15_000,
    refetchOnWindowFocus: 'always',
    retry: 1,
  })
  return useMemo(() => (data ? { ...data, known: true } : UNKNOWN), [data])
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
  { staleTime = 0, keepsPrevious = true } = {},
) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow(at, { ...options, signal }),
    enabled: member !== null,
    // Keeps the previous page until the next one has loaded, so that the layout does not jump.
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    staleTime,
    retry: 1,
  })
}

/**
 * Changes what `useMemberQuery` holds for the member who is signed in when it is called: a button may be pressed before
 * the page knows who that is. `age`: of what is held, in milliseconds.
 */
export function useChangeMemberQuery<T extends object>(key: readonly (string | number)[]) {
  const client = useQueryClient()
  const name = JSON.stringify(key)
  const change = useCallback(
    (how: (known: T, age: number) => Partial<T>) => {
      const mine = [...(JSON.parse(name) as string[]), client.getQueryData<Me>(ME_KEY)?.member?.id ?? null]
      const age = Date.now() - (client.getQueryState(mine)?.dataUpdatedAt ?? 0)
      updateQueryData<T>(client, mine, (known) => ({ ...known, ...how(known, age) }))
    },
    [client, name],
  )
  const reload = useCallback(() => cancelAndInvalidate(client, JSON.parse(name) as string[]), [client, name])
  return { change, reload }
}
