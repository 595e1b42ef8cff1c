'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ToastProvider } from '../kit/ToastProvider'
import { ConsentGate } from './ConsentGate'
import { SessionExpiryNotice } from './SessionExpiryNotice'
import { SignInPromptProvider } from './SignInPromptProvider'

/** What every personal island of a page shares: one cache, one place for notices, one way to sign in. */
export function MemberProvider({ children, foot }: ComponentProps<typeof ToastProvider>) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastProvider foot={foot}>
        <SignInPromptProvider>
          {children}
          <ConsentGate />
          <SessionExpiryNotice />
        </SignInPromptProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
