import { TICKET_BODY_MAX, TICKET_BODY_MIN, TICKET_EMAIL_MAX, TICKET_SUBJECT_MAX, isTicketKind } from './tickets'
import type { ViolationCode } from '../violation'
import { cleanLine, cleanText } from '../text'

export const TICKET_FIELDS = ['kind', 'subject', 'body', 'email'] as const
export type TicketField = (typeof TICKET_FIELDS)[number]
export type TicketDraft = Record<TicketField, string>
export type TicketFieldErrors = Partial<Record<TicketField, ViolationCode>>

/** A permissive check that accepts every valid address; `newTicketSchema` validates strictly. */
const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Validates the contact form before it is sent, using the API's violation codes. */
export function validateTicketDraft({ kind, subject, body, email }: TicketDraft): TicketFieldErrors {
  const errors: TicketFieldErrors = {}
  const [line, text, address] = [cleanLine(subject), cleanText(body), email.trim()]
  if (!isTicketKind(kind)) errors.kind = 'invalid-option'
  if (line === '') errors.subject = 'too-short'
  else if (line.length > TICKET_SUBJECT_MAX) errors.subject = 'too-long'
  if (text.length < TICKET_BODY_MIN) errors.body = 'too-short'
  else if (text.length > TICKET_BODY_MAX) errors.body = 'too-long'
  if (address.length > TICKET_EMAIL_MAX) errors.email = 'too-long'
  else if (address !== '' && !LIKE_AN_ADDRESS.test(address)) errors.email = 'invalid-value'
  return errors
}
