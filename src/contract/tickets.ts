import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import {
  TICKET_BODY_MAX,
  TICKET_BODY_MIN,
  TICKET_EMAIL_MAX,
  TICKET_SUBJECT_MAX,
  TICKET_KINDS,
} from '@/domain/tickets/tickets'
import { cleanLine, cleanText } from '@/domain/text'

export const newTicketSchema = z
  .strictObject({
    kind: z.enum(TICKET_KINDS),
    subject: z.string().overwrite(cleanLine).min(1).max(TICKET_SUBJECT_MAX),
    body: z.string().overwrite(cleanText).min(TICKET_BODY_MIN).max(TICKET_BODY_MAX),
    email: z.string().trim().max(TICKET_EMAIL_MAX).pipe(z.email()).optional(),
    restaurant: z.int().min(1).max(ID_MAX).optional(),
    /** honeypot: invisible to people, so only bots fill it in */
    website: z.string().optional(),
  })
  .meta({ id: 'NewTicket' })

export const ticketReceiptSchema = z
  .object({
    page: z.string(),
  })
  .meta({ id: 'TicketReceipt' })

export type TicketReceipt = z.infer<typeof ticketReceiptSchema>

export type NewTicket = z.infer<typeof newTicketSchema>
