import { useQueryClient } from '@tanstack/react-query'
import { cancelAndInvalidate } from '../api/queryCache'
import { requestApi } from '../api/requestApi'
import { useMemberQuery } from '../member/useMe'

const KEY = 'mutes'

export const useMutes = () => useMemberQuery([KEY], 'GET /api/v1/me/mutes', {})

/** Whether an author is muted; false until the list is loaded. */
export const useIsMuted = (nickname: string | null): boolean =>
  useMutes().data?.data.some((one) => one.nickname === nickname) ?? false

export function useChangeMute() {
  const client = useQueryClient()
  return async (nickname: string, isMuted: boolean) => {
    const answered = await requestApi(`${isMuted ? 'PUT' : 'DELETE'} /api/v1/me/mutes/{nickname}`, {
      params: { nickname },
    })
    if (answered.ok) await cancelAndInvalidate(client, [KEY])
    return answered
  }
}
