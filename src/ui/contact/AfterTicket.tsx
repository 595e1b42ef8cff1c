'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { TICKET_PAGE } from '@/messages/site/tickets'
import { sentTicketPage } from './sentTicket'
import { useHydrated } from '../form/useHydrated'
import { CopyButton } from '../kit/CopyButton'
import { SoftLink } from '../kit/SoftLink'

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

/** The private URL of the ticket just sent. Client only (`AfterTicket`). */
export function TicketLink() {
  const page = sentTicketPage()
  if (!page) return <p className="mt-6 rounded-field bg-wash px-4 py-3 text-small">{TICKET_PAGE.linkGone}</p>
  const url = `${location.origin}${page}`
  return (
    <section aria-label={TICKET_PAGE.link} className="mt-6 max-w-2xl rounded-field bg-wash px-4 py-3">
      <h2 className="text-small font-semibold">{TICKET_PAGE.link}</h2>
      <p className="mt-1 flex items-center gap-2">
        <span className="min-w-0 flex-1 text-small break-all">
          <SoftLink href={page} className="font-medium text-accent underline underline-offset-3">
            {url}
          </SoftLink>
        </span>
        <CopyButton text={url} what="주소" />
      </p>
      <p className="mt-1 text-small text-soft">{TICKET_PAGE.linkAdvice}</p>
    </section>
  )
}
