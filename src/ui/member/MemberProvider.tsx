'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useQueryClient } from '@tanstack/react-query'
import { isConsentExempt, returnToFrom, REGISTER_TERMS_PAGE, withReturnTo } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import { QueryProvider } from '../api/QueryProvider'
import { ToastProvider, useToast } from '../kit/ToastProvider'
import { SignInPromptProvider, useSignInPrompt } from './SignInPromptProvider'
import { MeContext, useMe, useMeQuery } from './useMe'
import { SIGNED_OUT_KEY } from './useClearMemberCache'

/** Shows a toast when the session ended other than by signing out here: it expired or was revoked elsewhere. */
function SessionExpiryNotice() {
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

function ConsentGate() {
  const [path, query, router] = [usePathname(), useSearchParams(), useRouter()]
  const owes = useMe().member?.consent_required ?? false
  useEffect(() => {
    if (owes && !isConsentExempt(path)) router.replace(withReturnTo(REGISTER_TERMS_PAGE, returnToFrom(path, query)))
  }, [owes, path, query, router])
  return null
}

/** One query for a page: each heart of a list asks who is signed in. */
const MeProvider = ({ children }: { children: ReactNode }) => <MeContext value={useMeQuery()}>{children}</MeContext>

export function MemberProvider({ children, foot }: ComponentProps<typeof ToastProvider>) {
  return (
    <QueryProvider>
      <MeProvider>
        <ToastProvider foot={foot}>
          <SignInPromptProvider>
            {children}
            <ConsentGate />
            <SessionExpiryNotice />
          </SignInPromptProvider>
        </ToastProvider>
      </MeProvider>
    </QueryProvider>
  )
}
