import { MASKED } from '@/domain/audit'
import { fail, ok, type Result } from '@/domain/result'
import { log } from '@/infra/log'
import type { Queryable } from '@/infra/database/pool'
import { TICKET_EMAIL_KEPT_MONTHS } from '@/domain/tickets/tickets'
import { recordAudit } from '../audit'

/** Closed long enough ago, as the privacy policy promises. Their pages end as well. */
export async function eraseTicketEmails(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `UPDATE tickets SET email = NULL, page_token_hash = NULL, updated_at = now()
     WHERE (email IS NOT NULL OR page_token_hash IS NOT NULL) AND settled_at < now() - make_interval(months => $1)`,
    [TICKET_EMAIL_KEPT_MONTHS],
  )
  return rowCount ?? 0
}

export interface AnswerMail {
  to: string
  subject: string
  body: string
  answer: string
}

interface Answering {
  ticket: number
  answer: string
  by: number
  /** null without mail */
  send: ((mail: AnswerMail) => Promise<unknown>) | null
}

const LOCK = 'SELECT status, subject, body, email FROM tickets WHERE id = $1 FOR NO KEY UPDATE'

const STORE = `
  UPDATE tickets SET answer = $2, answered_by_id = $3::int, answered_at = now(), status = 'answered',
    settled_at = now(), answer_sent_at = CASE WHEN $4::boolean THEN now() END, updated_at = now()
  WHERE id = $1`

/**
 * Sends it if there is an address: last in the caller's transaction, so that a failed one is not stored as answered.
 * The audit entry omits the text.
 */
export async function answerTicket(sql: Queryable, { ticket, answer, by, send }: Answering): Promise<Result> {
  const { rows } = await sql.query<{ status: string; subject: string; body: string; email: string | null }>(LOCK, [
    ticket,
  ])
  const [letter] = rows
  if (!letter) return fail({ code: 'record-not-found', params: {} })
  if (letter.status !== 'open') return fail({ code: 'ticket-settled', params: {} })
  const { subject, body, email } = letter
  const isSent = email !== null && send !== null
  await sql.query(STORE, [ticket, answer, by, isSent])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'ticket', id: ticket },
    before: { status: letter.status },
    after: { status: 'answered', answer: MASKED },
    details: { sent: isSent },
  })
  if (!isSent) return ok()
  try {
    await send({ to: email, subject, body, answer })
    return ok()
  } catch (error) {
    log.error({ err: error, ticket }, 'the answer to a ticket could not be sent')
    return fail({ code: 'email-not-sent', params: {} })
  }
}
