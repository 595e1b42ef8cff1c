import { TICKET_FIELDS, type TicketDraft, type TicketField, type TicketFaults } from '@/domain/tickets/draftFaults'
import type { ViolationCode } from '@/domain/violation'
import { TICKET_SEND_FAILED, ticketSentence } from '@/messages/site/tickets'

const TIMEOUT_MS = 20_000

export type Sending = { sent: true } | { sent: false; faults: TicketFaults; sentence: string | null }

interface Refused {
  error?: { code?: ViolationCode; field?: string; message?: string }
}

const isField = (word: string | undefined): word is TicketField =>
  (TICKET_FIELDS as readonly (string | undefined)[]).includes(word)

/**
 * Sends a letter. What the API refuses is said at its field where there is one, in its own words where not; a letter
 * that did not get through says so.
 */
export async function sendTicket(
  draft: TicketDraft & { website: string },
  restaurant: number | null,
): Promise<Sending> {
  const { email, website, ...written } = draft
  const letter = {
    ...written,
    ...(email.trim() && { email }),
    ...(website && { website }),
    ...(restaurant !== null && { restaurant }),
  }
  try {
    const response = await fetch('/api/v1/tickets', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(letter),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { sent: true }
    const { error } = (await response.json()) as Refused
    if (error?.code && isField(error.field) && ticketSentence(error.field, error.code))
      return { sent: false, faults: { [error.field]: error.code }, sentence: null }
    return { sent: false, faults: {}, sentence: error?.message ?? TICKET_SEND_FAILED }
  } catch {
    // No connection, no answer in time, or an answer that is not the API's: the letter stays in the form either way.
    return { sent: false, faults: {}, sentence: TICKET_SEND_FAILED }
  }
}
