import type { ContentType } from '@/domain/moderation/moderation'
import type { TicketKind, TicketStatus } from '@/domain/tickets/tickets'
import type { StatusTone } from '../kit/marks'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useAction } from '../kit/useAction'

export interface Ticket {
  id: number
  version: string
  kind: TicketKind
  subject: string
  status: TicketStatus
  restaurant: number | null
  restaurantTitle: string | null
  hasEmail: boolean
  /** a pending takedown request */
  isUrgent: boolean
  createdAt: string
  settledAt: string | null
  answeredAt: string | null
}

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

export interface TicketDetail extends Ticket {
  body: string
  email: string | null
  notes: string | null
  answer: string | null
  answeredBy: string | null
  answerSentAt: string | null
  contents: TicketContent[]
  /** restriction of its restaurant because of this ticket */
  restriction: { until: string; endedAt: string | null } | null
}

export interface Restricted {
  until: string
  senderTold: boolean
}

export const TICKET_TONES: Record<TicketStatus, StatusTone> = { open: 'mid', answered: 'ok', closed: 'plain' }

type Writable = Partial<Pick<TicketDetail, 'status' | 'notes' | 'email'>>

export const saveTicket = (provider: BackOfficeDataProvider, ticket: TicketDetail, changes: Writable) =>
  provider.update('tickets', { id: ticket.id, data: { ...ticket, ...changes }, previousData: ticket })

export const useSaveTicket = (ticket: TicketDetail, done: string) =>
  useAction((changes: Writable, provider) => saveTicket(provider, ticket, changes), { done })
