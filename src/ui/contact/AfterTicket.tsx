'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { wasTicketSent } from './sentTicket'
import { useHydrated } from '../kit/useHydrated'

/** What is said once a letter was sent; whoever comes here without one is led to where it is written. */
export function AfterTicket({ children }: { children: ReactNode }) {
  const router = useRouter()
  // Letters are sent by script, so without one there is nothing to say.
  const sent = useHydrated() && wasTicketSent()
  useEffect(() => {
    if (!wasTicketSent()) router.replace('/contact')
  }, [router])
  return sent ? children : null
}
