import { useQueryClient } from '@tanstack/react-query'
import type { FollowTarget } from '@/contract/follows'
import { FOLLOWS } from '@/messages/site/follows'
import { memberMessages } from '@/messages/site/member'
import { cancelAndInvalidate } from '../api/queryCache'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useMemberQuery, useRefreshMe } from '../member/useMe'

const KEY = ['follows'] as const

export const useFollows = () => useMemberQuery(KEY, 'GET /api/v1/me/follows', {}, { staleTime: 60_000 })

export type Followable = FollowTarget & { name: string }

/** Visitors are asked to sign in. While the member is unknown, the server decides. */
export function useChangeFollow() {
  const { member, known } = useMe()
  const client = useQueryClient()
  const toast = useToast()
  const askToSignIn = useSignInPrompt()
  const refreshMe = useRefreshMe()
  const { submit, isPending, pendingInput } = useSubmit(
    ({ kind, target, isWanted }: Followable & { isWanted: boolean }) =>
      requestApi(`${isWanted ? 'PUT' : 'DELETE'} /api/v1/me/follows/{kind}/{target}`, { params: { kind, target } }),
    {
      onSuccess: async (_, { name, isWanted }) => {
        await cancelAndInvalidate(client, KEY)
        toast({ text: isWanted ? FOLLOWS.followed(name) : FOLLOWS.unfollowed(name) })
      },
      onError: async ({ status, message }) => {
        if (status !== 401) return toast({ text: message, tone: 'wrong' })
        await refreshMe()
        askToSignIn(memberMessages.signInFirst)
      },
    },
  )
  const change = (one: Followable, isWanted: boolean) =>
    known && !member ? askToSignIn(memberMessages.signInFirst) : submit({ ...one, isWanted })
  return { change, isPending, pendingInput }
}
