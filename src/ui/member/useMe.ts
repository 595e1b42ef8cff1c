import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Me } from '@/domain/member/me'
import { ME_PATH } from '@/domain/member/paths'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { requestApi } from '../api/requestApi'

export const ME_KEY = ['me'] as const

const NOBODY: Me = { member: null, staff: null }

async function readMe({ signal }: { signal: AbortSignal }): Promise<Me> {
  const answered = await requestApi<Me>(ME_PATH, { signal })
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}

/**
 * Who is signed in. `known` is false until the API has answered; nothing personal is shown before. Refetched when the
 * window gets the focus, so that a session ended elsewhere is noticed.
 */
export function useMe(): Me & { known: boolean } {
  const { data } = useQuery({
    queryKey: ME_KEY,
    queryFn: readMe,
    staleTime: 15_000,
    refetchOnWindowFocus: 'always',
    retry: 1,
  })
  return data ? { ...data, known: true } : { ...NOBODY, known: false }
}

/** Refetches who is signed in: after signing out, or when the API answered that no one is. */
export function useRefreshMe(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => cancelAndInvalidate(client, ME_KEY), [client])
}
