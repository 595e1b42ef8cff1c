const KEY = 'gonggong-bapsang:letter-sent'

/** Remembers, for as long as this tab is open, that a letter was sent from it. */
export function rememberSentTicket(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage can be off; see `wasLetterSent`.
  }
}

/** Whether a letter was sent from this tab. Where nothing can be kept there is no telling, and nobody is led away. */
export function wasTicketSent(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}
