import { useQueryClient } from '@tanstack/react-query'
import { MUTES_PATH, mutePath } from '@/domain/community/apiPaths'
import type { Mutes } from '@/domain/community/commentSchemas'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { requestApi } from '../api/requestApi'
import { useMemberQuery } from '../member/useMemberQuery'

const KEY = 'mutes'

/** Whom the member hides from their own eyes. */
export const useMutes = () => useMemberQuery<Mutes>([KEY], MUTES_PATH)

/** Whether the member hides somebody; no one does before it is known. */
export const useIsMuted = (nickname: string | null): boolean =>
  useMutes().data?.data.some((one) => one.nickname === nickname) ?? false

/** Hides somebody, or shows them again; the list is read again after a success. */
export function useChangeMute() {
  const client = useQueryClient()
  return async (nickname: string, isMuted: boolean) => {
    const answered = await requestApi(mutePath(nickname), { method: isMuted ? 'PUT' : 'DELETE' })
    if (answered.ok) await cancelAndInvalidate(client, [KEY])
    return answered
  }
}
