import type { TicketDraft } from '@/domain/tickets/validateTicketDraft'
import type { TicketReceipt } from '@/domain/tickets/schema'
import { TICKET_SEND_FAILED } from '@/messages/site/tickets'
import { type ApiResult, requestApi } from '../api/requestApi'

export interface TicketInput extends TicketDraft {
  /** the honeypot: people leave it empty */
  website: string
  restaurant: number | null
}

export const sendTicket = (
  { email, website, restaurant, ...ticket }: TicketInput,
  idempotencyKey: string,
): Promise<ApiResult<TicketReceipt>> =>
  requestApi<TicketReceipt>('/api/v1/tickets', {
    method: 'POST',
    idempotencyKey,
    body: {
      ...ticket,
      ...(email.trim() && { email }),
      ...(website && { website }),
      ...(restaurant !== null && { restaurant }),
    },
    failureMessage: TICKET_SEND_FAILED,
  })
