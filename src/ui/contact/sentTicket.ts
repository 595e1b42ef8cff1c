const KEY = 'gonggong-bapsang:ticket-sent'

/** In memory, for browsers without storage. */
let sentPage: string | null = null

export function rememberSentTicket(page: string): void {
  sentPage = page
  try {
    sessionStorage.setItem(KEY, page)
  } catch {
    // Storage may be blocked; see `sentTicketPage`.
  }
}

/** The page of the ticket sent from this tab; '' without storage, so that no one is redirected wrongly. */
export function sentTicketPage(): string | null {
  try {
    return sentPage ?? sessionStorage.getItem(KEY)
  } catch {
    return ''
  }
}
