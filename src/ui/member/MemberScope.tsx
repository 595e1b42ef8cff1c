'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ToastScope } from '../toast/ToastScope'
import { ConsentGate } from './ConsentGate'
import { SessionWatch } from './SessionWatch'
import { SignInScope } from './SignInScope'

/** What every personal island of a page shares: one cache, one place for notices, one way to sign in. */
export function MemberScope({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastScope>
        <SignInScope>
          {children}
          <ConsentGate />
          <SessionWatch />
        </SignInScope>
      </ToastScope>
    </QueryClientProvider>
  )
}
