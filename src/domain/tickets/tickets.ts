export const TICKET_KINDS = ['correction', 'takedown', 'suggestion', 'other'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const isTicketKind = (word: unknown): word is TicketKind => (TICKET_KINDS as readonly unknown[]).includes(word)

export const TICKET_SUBJECT_MAX = 100
export const TICKET_BODY_MIN = 10
export const TICKET_BODY_MAX = 2_000
export const TICKET_ANSWER_MAX = 2_000
export const TICKET_NOTES_MAX = 2_000
/** RFC 5321 */
export const TICKET_EMAIL_MAX = 254
/** Body size: the longest fields in any JSON encoding. */
export const TICKET_BYTES_MAX = 32 * 1024
/** Tickets per hour and client network; for IPv6 also per surrounding /56 and /48. */
export const TICKETS_PER_CALLER = [5, 10, 20] as const
/** Tickets per hour in total: from networks that wrote within a day, and first ones of other networks. */
export const TICKETS_OVERALL = 200
export const FIRST_TICKETS_OVERALL = 200
export const TICKET_WINDOW_SECONDS = 60 * 60
/** How long a closed ticket keeps its sender's address, for follow-up questions. */
export const TICKET_EMAIL_KEPT_MONTHS = 12

export const ticketPagePath = (token: string): string => `/contact/${token}`
