import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { TICKETS_OVERALL, TICKETS_PER_CALLER, TICKET_WINDOW_SECONDS } from '@/domain/tickets/limits'
import type { NewTicket } from '@/domain/tickets/schema'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../transactionResult'
import { consumeRateLimit } from '../rateLimit'

const EVERYBODY = 'ticket:*'

/**
 * Stores a ticket from a visitor, unless this caller, or everybody together, has sent too many within the hour.
 * A restaurant that is no longer there does not stop it.
 * @param caller of `rateLimitKey`
 */
export function receiveTicket(pool: Pool, ticket: NewTicket, caller: string): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const wait = await consumeRateLimit(sql, caller, {
      limit: TICKETS_PER_CALLER,
      windowSeconds: TICKET_WINDOW_SECONDS,
    })
    if (wait !== null) return fail({ code: 'tickets-rate-limited', params: { seconds: wait } })
    const full = await consumeRateLimit(sql, EVERYBODY, {
      limit: TICKETS_OVERALL,
      windowSeconds: TICKET_WINDOW_SECONDS,
    })
    if (full !== null) return fail({ code: 'ticket-capacity-reached', params: { seconds: full } })
    await store(sql, ticket)
    return ok()
  })
}

const store = (sql: Queryable, { kind, subject, body, email, restaurant }: NewTicket) =>
  sql.query(
    `INSERT INTO tickets (kind, subject, body, email, restaurant_id)
     VALUES ($1, $2, $3, $4, (SELECT id FROM restaurants WHERE id = $5))`,
    [kind, subject, body, email ?? null, restaurant ?? null],
  )
