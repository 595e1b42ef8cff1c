const KEY = 'gonggong-bapsang:ticket-sent'

/** Remembers, for as long as this tab is open, that a ticket was sent from it. */
export function rememberSentTicket(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage can be off; see `wasTicketSent`.
  }
}

/** Whether a ticket was sent from this tab; true where storage is off, so that nobody is redirected wrongly. */
export function wasTicketSent(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}
