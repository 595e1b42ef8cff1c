'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { MEMBER_WORDS } from '@/messages/member'
import { useToast } from '../toast/ToastScope'
import { useSignInPrompt } from './SignInScope'
import { LEFT_KEY } from './useForgetMember'
import { useMe } from './useMe'

/** Says so when a session has ended that its member did not end here: it ran out, or was ended from elsewhere. */
export function SessionWatch() {
  const { known, member } = useMe()
  const [client, show, ask] = [useQueryClient(), useToast(), useSignInPrompt()]
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (!known) return
    const was = last.current
    last.current = member?.id
    if (was === undefined || member || client.getQueryData(LEFT_KEY) === was) return
    show({ text: MEMBER_WORDS.sessionOver, tone: 'wrong', action: { label: MEMBER_WORDS.signIn, run: () => ask(MEMBER_WORDS.signInFirst) } })
  }, [known, member, client, show, ask])
  return null
}
