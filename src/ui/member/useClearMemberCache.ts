import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Me } from '@/contract/member'
import { changeRecentPlaces } from './recentStore'
import { ME_KEY } from './useMe'

/** Holds the id of the member who signed out here, so that no notice reports an expired session. */
export const SIGNED_OUT_KEY = ['signed-out-member'] as const

/** Also the places seen on this device, which the next person to use it should not see. */
export function useClearMemberCache(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    changeRecentPlaces(() => [])
    const me = client.getQueryData<Me>(ME_KEY)
    client.setQueryData(SIGNED_OUT_KEY, me?.member?.id)
    client.setQueryData<Me>(ME_KEY, { member: null, staff: me?.staff ?? null, office: null })
    await client.resetQueries({ predicate: ({ queryKey: [name] }) => name !== ME_KEY[0] && name !== SIGNED_OUT_KEY[0] })
  }, [client])
}
