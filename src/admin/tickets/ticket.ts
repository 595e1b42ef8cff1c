import type { ContentType } from '@/domain/moderation/states'
import type { TicketKind, TicketStatus } from '@/domain/tickets/ticket'
import type { StatusTone } from '../kit/StatusTag'

/** A message from a visitor as a list of the façade sends it. */
export interface Ticket {
  id: number
  version: string
  kind: TicketKind
  subject: string
  status: TicketStatus
  restaurant: number | null
  restaurantTitle: string | null
  hasEmail: boolean
  /** a request to take something down that waits */
  isUrgent: boolean
  createdAt: string
  settledAt: string | null
  answeredAt: string | null
}

/** Content that a request to take something down is about. */
export interface TicketContent {
  type: ContentType
  id: number
  restaurant: number | null
  title: string | null
  content: string | null
  status: string
  hiddenUntil: string | null
  trashedAt: string | null
}

/** The same with all that its drawer shows. */
export interface TicketDetail extends Ticket {
  body: string
  email: string | null
  notes: string | null
  answer: string | null
  answeredBy: string | null
  answerSentAt: string | null
  contents: TicketContent[]
  /** of its restaurant, because of this ticket */
  restriction: { until: string; endedAt: string | null } | null
}

/** What starting a restriction answers. */
export interface Restricted {
  until: string
  senderTold: boolean
}

export const TICKET_TONES: Record<TicketStatus, StatusTone> = { open: 'mid', answered: 'ok', closed: 'plain' }

/** Kept apart from rows of the list, by which react-admin would answer for a while. */
export const WHOLE = { whole: true }
