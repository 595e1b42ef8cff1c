import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Me } from '@/domain/member/me'
import { ME_KEY } from './useMe'

/** Holds the number of the member who left by themself, so that nobody tells them that their session is over. */
export const LEFT_KEY = ['member-left'] as const

/**
 * Makes the page a visitor's again, once the member has left by their own will: what was theirs is dropped from the
 * cache, and what is on the screen is asked anew.
 */
export function useClearMemberCache(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    const me = client.getQueryData<Me>(ME_KEY)
    client.setQueryData(LEFT_KEY, me?.member?.id)
    client.setQueryData<Me>(ME_KEY, { member: null, staff: me?.staff ?? null })
    await client.resetQueries({ predicate: ({ queryKey: [name] }) => name !== ME_KEY[0] && name !== LEFT_KEY[0] })
  }, [client])
}
