'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ToastScope } from '../toast/ToastScope'
import { ConsentGate } from './ConsentGate'
import { SessionWatch } from './SessionWatch'
import { SignInScope } from './SignInScope'

/** What every personal island of a page shares: one cache, one place for notices, one way to sign in. */
export function MemberScope({ children, foot }: ComponentProps<typeof ToastScope>) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastScope foot={foot}>
        <SignInScope>
          {children}
          <ConsentGate />
          <SessionWatch />
        </SignInScope>
      </ToastScope>
    </QueryClientProvider>
  )
}
