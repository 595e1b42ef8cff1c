import type { Pool } from 'pg'
import { TICKETS_OVERALL, TICKETS_PER_CALLER, TICKET_WINDOW_SECONDS } from '@/domain/limits'
import type { NewTicket } from '@/domain/tickets/schema'
import type { Violation } from '@/domain/violation'
import type { Sql } from '@/infra/database/pool'
import { breakOff, ruledTransaction } from '../ruledTransaction'
import { takeTurn } from '../takeTurn'

const EVERYBODY = 'ticket:*'

/**
 * Stores a letter from a visitor, unless this caller, or everybody together, has sent too many within the hour.
 * A restaurant that is no longer there does not stop the letter.
 * @param caller of `callerKey`
 * @returns the broken rule, or null when the letter is stored
 */
export async function receiveTicket(pool: Pool, ticket: NewTicket, caller: string): Promise<Violation | null> {
  const received = await ruledTransaction(pool, async (sql) => {
    const wait = await takeTurn(sql, caller, { most: TICKETS_PER_CALLER, seconds: TICKET_WINDOW_SECONDS })
    if (wait !== null) breakOff({ code: 'too-many-tickets', params: { seconds: wait } })
    const full = await takeTurn(sql, EVERYBODY, { most: TICKETS_OVERALL, seconds: TICKET_WINDOW_SECONDS })
    if (full !== null) breakOff({ code: 'tickets-full', params: { seconds: full } })
    await store(sql, ticket)
  })
  return 'violation' in received ? received.violation : null
}

const store = (sql: Sql, { kind, subject, body, email, restaurant }: NewTicket) =>
  sql.query(
    `INSERT INTO tickets (kind, subject, body, email, restaurant_id)
     VALUES ($1, $2, $3, $4, (SELECT id FROM restaurants WHERE id = $5))`,
    [kind, subject, body, email ?? null, restaurant ?? null],
  )
