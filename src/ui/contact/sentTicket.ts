const KEY = 'gonggong-bapsang:ticket-sent'

/** Of this visit: where storage is off, it is all there is. */
let sentPage: string | null = null

/** Remembers, for as long as this tab is open, the page of the ticket that was sent from it. */
export function rememberSentTicket(page: string): void {
  sentPage = page
  try {
    sessionStorage.setItem(KEY, page)
  } catch {
    // Storage can be off; see `sentTicketPage`.
  }
}

/** The page of the ticket sent from this tab; '' where storage is off, so that no one is redirected wrongly. */
export function sentTicketPage(): string | null {
  try {
    return sentPage ?? sessionStorage.getItem(KEY)
  } catch {
    return ''
  }
}
