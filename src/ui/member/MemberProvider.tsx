'use client'
import type { ComponentProps } from 'react'
import { QueryProvider } from '../api/QueryProvider'
import { ToastProvider } from '../toast/ToastProvider'
import { ConsentGate } from './ConsentGate'
import { SessionExpiryNotice } from './SessionExpiryNotice'
import { SignInPromptProvider } from './SignInPromptProvider'

export function MemberProvider({ children, foot }: ComponentProps<typeof ToastProvider>) {
  return (
    <QueryProvider>
      <ToastProvider foot={foot}>
        <SignInPromptProvider>
          {children}
          <ConsentGate />
          <SessionExpiryNotice />
        </SignInPromptProvider>
      </ToastProvider>
    </QueryProvider>
  )
}
