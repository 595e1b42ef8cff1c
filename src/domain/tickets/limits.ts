/* Limits of messages to the operator. */

export const TICKET_SUBJECT_MAX = 100
export const TICKET_BODY_MIN = 10
export const TICKET_BODY_MAX = 2_000
/** The longest address mail can be sent to (RFC 5321). */
export const TICKET_EMAIL_MAX = 254
/** A letter of the longest fields in any encoding JSON allows, and no more. */
export const TICKET_BYTES_MAX = 32 * 1024
/** Letters within an hour: from one caller, and from everybody together. */
export const TICKETS_PER_CALLER = 5
export const TICKETS_OVERALL = 200
export const TICKET_WINDOW_SECONDS = 60 * 60
/** A letter that was answered or closed keeps its sender's address this long, for questions that follow. */
export const TICKET_EMAIL_KEPT_MONTHS = 12
