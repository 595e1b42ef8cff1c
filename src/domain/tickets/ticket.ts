export const TICKET_KINDS = ['correction', 'takedown', 'suggestion', 'other'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const isTicketKind = (word: unknown): word is TicketKind => (TICKET_KINDS as readonly unknown[]).includes(word)
