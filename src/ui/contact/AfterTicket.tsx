'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { sentTicketPage } from './sentTicket'
import { useHydrated } from '../form/useHydrated'

/** Shown after sending a ticket; without one, redirects to the contact form. */
export function AfterTicket({ children }: { children: ReactNode }) {
  const router = useRouter()
  // Tickets are sent by script, so there is none before hydration.
  const sent = useHydrated() && sentTicketPage() !== null
  useEffect(() => {
    if (sentTicketPage() === null) router.replace('/contact')
  }, [router])
  return sent ? children : null
}
