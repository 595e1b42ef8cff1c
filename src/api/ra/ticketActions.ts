import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { cleanText } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { RESTRICTION_DAYS_MAX, CONTENT_TYPES } from '@/domain/moderation/moderation'
import { ok } from '@/domain/result'
import { TICKET_ANSWER_MAX } from '@/domain/tickets/tickets'
import { log } from '@/infra/log'
import type { Queryable } from '@/infra/database/pool'
import { restrictionMail, ticketAnswerMail } from '@/messages/staff/mail'
import { answerTicket, type AnswerMail } from '@/server/tickets/answerTicket'
import { restrictRestaurant } from '@/server/tickets/restaurantRestrictions'
import { restrictFromTicket } from '@/server/tickets/restrictFromTicket'
import { recordAction, type RecordAction } from './recordAction'

/** `none` is the adapter that drops every message. */
const sendsMail = ({ payload }: PayloadRequest): boolean => payload.email.name !== 'none'

const answer = recordAction({
  may: 'update',
  schema: z.strictObject({ answer: z.string().overwrite(cleanText).min(1).max(TICKET_ANSWER_MAX) }),
  run: (sql, { req, id, body, by }) => {
    const send = ({ to, ...letter }: AnswerMail) => req.payload.sendEmail({ to, ...ticketAnswerMail(letter) })
    return answerTicket(sql, { ticket: id, answer: body.answer, by, send: sendsMail(req) ? send : null })
  },
})

/** If they left an address. The restriction stands even if the message is lost. */
async function tellSender(
  sql: Queryable,
  req: PayloadRequest,
  { ticket, until, of }: { ticket: number; until: Date; of: 'content' | 'restaurant' },
): Promise<boolean> {
  const { rows } = await sql.query<{ subject: string; email: string | null }>(
    'SELECT subject, email FROM tickets WHERE id = $1',
    [ticket],
  )
  const [letter] = rows
  if (!letter?.email || !sendsMail(req)) return false
  try {
    await req.payload.sendEmail({ to: letter.email, ...restrictionMail({ subject: letter.subject, until, of }) })
    return true
  } catch (error) {
    log.error({ err: error, ticket }, 'the sender of a ticket could not be told of a restriction')
    return false
  }
}

const days = z.int().min(1).max(RESTRICTION_DAYS_MAX)

const restrict = recordAction({
  may: 'update',
  schema: z.strictObject({
    type: z.enum(CONTENT_TYPES),
    content: z.int().min(1).max(ID_MAX),
    days,
  }),
  needsReason: true,
  run: async (sql, { req, id, body, reason }) => {
    const done = await restrictFromTicket(req, { ticket: id, ...body, reason: reason ?? '' })
    if (!done.ok) return done
    const { until } = done.value
    return ok({ until, senderTold: await tellSender(sql, req, { ticket: id, until, of: 'content' }) })
  },
})

const restrictPlace = recordAction({
  may: 'update',
  schema: z.strictObject({ days }),
  needsReason: true,
  run: async (sql, { req, id, body, by, reason }) => {
    const done = await restrictRestaurant(sql, { ticket: id, days: body.days, reason: reason ?? '', by })
    if (!done.ok) return done
    const { until } = done.value
    return ok({ until, senderTold: await tellSender(sql, req, { ticket: id, until, of: 'restaurant' }) })
  },
})

export const TICKET_ACTIONS: Record<string, RecordAction> = { answer, restrict, 'restrict-restaurant': restrictPlace }
