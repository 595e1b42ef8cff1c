import { useQueryClient } from '@tanstack/react-query'
import { MUTES_PATH, mutePath } from '@/contract/communityPaths'
import type { Mutes } from '@/contract/comments'
import { cancelAndInvalidate } from '../api/queryCache'
import { requestApi } from '../api/requestApi'
import { useMemberQuery } from '../member/useMe'

const KEY = 'mutes'

export const useMutes = () => useMemberQuery<Mutes>([KEY], MUTES_PATH)

/** Whether an author is muted; false until the list is loaded. */
export const useIsMuted = (nickname: string | null): boolean =>
  useMutes().data?.data.some((one) => one.nickname === nickname) ?? false

export function useChangeMute() {
  const client = useQueryClient()
  return async (nickname: string, isMuted: boolean) => {
    const answered = await requestApi(mutePath(nickname), { method: isMuted ? 'PUT' : 'DELETE' })
    if (answered.ok) await cancelAndInvalidate(client, [KEY])
    return answered
  }
}
