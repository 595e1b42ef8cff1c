'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { memberMessages } from '@/messages/site/member'
import { useToast } from '../toast/ToastProvider'
import { useSignInPrompt } from './SignInPromptProvider'
import { SIGNED_OUT_KEY } from './useClearMemberCache'
import { useMe } from './useMe'

/** Shows a toast when the session ended other than by signing out here: it expired or was revoked elsewhere. */
export function SessionExpiryNotice() {
  const { known, member } = useMe()
  const [client, show, ask] = [useQueryClient(), useToast(), useSignInPrompt()]
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (!known) return
    const was = last.current
    last.current = member?.id
    if (was === undefined || member || client.getQueryData(SIGNED_OUT_KEY) === was) return
    show({
      text: memberMessages.sessionOver,
      tone: 'wrong',
      action: { label: memberMessages.signIn, run: () => ask(memberMessages.signInFirst) },
    })
  }, [known, member, client, show, ask])
  return null
}
