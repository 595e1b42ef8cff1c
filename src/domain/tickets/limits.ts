/* Limits of tickets. */

export const TICKET_SUBJECT_MAX = 100
export const TICKET_BODY_MIN = 10
export const TICKET_BODY_MAX = 2_000
/** What staff answer, and what they note for one another. */
export const TICKET_ANSWER_MAX = 2_000
export const TICKET_NOTES_MAX = 2_000
/** Maximum length of an e-mail address (RFC 5321). */
export const TICKET_EMAIL_MAX = 254
/** Maximum body size: a ticket with the longest fields, in any JSON encoding. */
export const TICKET_BYTES_MAX = 32 * 1024
/** Tickets per hour from one client network and, where it is an IPv6 one, from the /56 and the /48 around it. */
export const TICKETS_PER_CALLER = [5, 10, 20] as const
/** Tickets per hour in total: from networks that wrote within a day, and the first ones of other networks. */
export const TICKETS_OVERALL = 200
export const FIRST_TICKETS_OVERALL = 200
export const TICKET_WINDOW_SECONDS = 60 * 60
/** A closed ticket keeps its sender's address this long, for follow-up questions. */
export const TICKET_EMAIL_KEPT_MONTHS = 12
