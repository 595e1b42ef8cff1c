import type { Pool } from 'pg'
import { TICKETS_OVERALL, TICKETS_PER_CALLER, TICKET_WINDOW_SECONDS } from '@/domain/tickets/limits'
import type { NewTicket } from '@/domain/tickets/schema'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { rollbackWith, transactionResult } from '../transactionResult'
import { consumeRateLimit } from '../rateLimit'

const EVERYBODY = 'ticket:*'

/**
 * Stores a letter from a visitor, unless this caller, or everybody together, has sent too many within the hour.
 * A restaurant that is no longer there does not stop the letter.
 * @param caller of `callerKey`
 * @returns the broken rule, or null when the letter is stored
 */
export async function receiveTicket(pool: Pool, ticket: NewTicket, caller: string): Promise<Violation | null> {
  const received = await transactionResult(pool, async (sql) => {
    const wait = await consumeRateLimit(sql, caller, {
      limit: TICKETS_PER_CALLER,
      windowSeconds: TICKET_WINDOW_SECONDS,
    })
    if (wait !== null) rollbackWith({ code: 'tickets-rate-limited', params: { seconds: wait } })
    const full = await consumeRateLimit(sql, EVERYBODY, {
      limit: TICKETS_OVERALL,
      windowSeconds: TICKET_WINDOW_SECONDS,
    })
    if (full !== null) rollbackWith({ code: 'ticket-capacity-reached', params: { seconds: full } })
    await store(sql, ticket)
  })
  return 'violation' in received ? received.violation : null
}

const store = (sql: Queryable, { kind, subject, body, email, restaurant }: NewTicket) =>
  sql.query(
    `INSERT INTO tickets (kind, subject, body, email, restaurant_id)
     VALUES ($1, $2, $3, $4, (SELECT id FROM restaurants WHERE id = $5))`,
    [kind, subject, body, email ?? null, restaurant ?? null],
  )
