import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { TICKETS_OVERALL, TICKETS_PER_CALLER, TICKET_WINDOW_SECONDS } from '@/domain/tickets/limits'
import type { NewTicket } from '@/domain/tickets/schema'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../transactionResult'
import { createOnce, type TokenCreation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { hashToken } from '../sessions/token'

const EVERYBODY = 'ticket:*'

/**
 * Stores a ticket from a visitor, unless this caller, or everybody together, has sent too many within the hour.
 * A restaurant that is no longer there does not stop it.
 * @param caller of `rateLimitKey`
 * @returns the token of its page, which is kept nowhere but in the link that carries it
 */
export function receiveTicket(
  pool: Pool,
  ticket: NewTicket,
  caller: string,
  { token, creation }: TokenCreation,
): Promise<Result<string>> {
  return transactionResult(pool, async (sql) => {
    const stored = await createOnce(sql, creation, async () => {
      const admitted = await admit(sql, caller)
      return admitted.ok ? ok(await store(sql, ticket, token)) : admitted
    })
    return stored.ok ? ok(token) : stored
  })
}

async function admit(sql: Queryable, caller: string): Promise<Result> {
  const windowSeconds = TICKET_WINDOW_SECONDS
  const wait = await consumeRateLimit(sql, caller, { limit: TICKETS_PER_CALLER, windowSeconds })
  if (wait !== null) return fail({ code: 'tickets-rate-limited', params: { seconds: wait } })
  const full = await consumeRateLimit(sql, EVERYBODY, { limit: TICKETS_OVERALL, windowSeconds })
  return full === null ? ok() : fail({ code: 'ticket-capacity-reached', params: { seconds: full } })
}

async function store(
  sql: Queryable,
  { kind, subject, body, email, restaurant }: NewTicket,
  token: string,
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO tickets (kind, subject, body, email, restaurant_id, page_token_hash)
     VALUES ($1, $2, $3, $4, (SELECT id FROM restaurants WHERE id = $5), $6) RETURNING id`,
    [kind, subject, body, email ?? null, restaurant ?? null, hashToken(token)],
  )
  return rows[0]?.id ?? 0
}
