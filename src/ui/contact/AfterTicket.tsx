'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { wasTicketSent } from './sentTicket'
import { useHydrated } from '../form/useHydrated'

/** What is shown once a ticket was sent; who comes here without one is redirected to the contact form. */
export function AfterTicket({ children }: { children: ReactNode }) {
  const router = useRouter()
  // Tickets are sent by script, so there is none before hydration.
  const sent = useHydrated() && wasTicketSent()
  useEffect(() => {
    if (!wasTicketSent()) router.replace('/contact')
  }, [router])
  return sent ? children : null
}
