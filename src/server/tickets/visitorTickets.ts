import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { RATE_LIMIT_RETENTION_HOURS } from '@/domain/http/limits'
import {
  FIRST_TICKETS_OVERALL,
  TICKETS_OVERALL,
  TICKETS_PER_CALLER,
  TICKET_WINDOW_SECONDS,
  type TicketKind,
  type TicketStatus,
} from '@/domain/tickets/tickets'
import type { NewTicket } from '@/contract/tickets'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../violationError'
import { createOnce, type TokenCreation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { hashToken, isToken } from '../sessions/token'

/** A full hour for networks that wrote recently leaves room for first-time senders. */
const OVERALL = [
  { key: 'ticket:first', limit: FIRST_TICKETS_OVERALL },
  { key: 'ticket:*', limit: TICKETS_OVERALL },
] as const
const DAY = { limit: 1, windowSeconds: RATE_LIMIT_RETENTION_HOURS * 60 * 60 }

/**
 * Within limits per caller and in total. A missing restaurant does not prevent it. `callers` from `rateLimitKey`: the
 * network and its surrounding ones, narrow to wide. Returns the token of its page, stored only in the link.
 */
export function receiveTicket(
  pool: Pool,
  ticket: NewTicket,
  callers: readonly string[],
  { token, creation }: TokenCreation,
): Promise<Result<string>> {
  return transactionResult(pool, async (sql) => {
    const stored = await createOnce(sql, creation, async () => {
      const admitted = await admit(sql, callers)
      return admitted.ok ? ok(await store(sql, ticket, token)) : admitted
    })
    return stored.ok ? ok(token) : stored
  })
}

async function admit(sql: Queryable, callers: readonly string[]): Promise<Result> {
  const windowSeconds = TICKET_WINDOW_SECONDS
  for (const [index, limit] of TICKETS_PER_CALLER.slice(0, callers.length).entries()) {
    const wait = await consumeRateLimit(sql, callers[index] ?? '', { limit, windowSeconds })
    if (wait !== null) return fail({ code: 'tickets-rate-limited', params: { seconds: wait } })
  }
  const isFirst = (await consumeRateLimit(sql, `${callers.at(-1)}:day`, DAY)) === null
  const { key, limit } = OVERALL[isFirst ? 0 : 1]
  const full = await consumeRateLimit(sql, key, { limit, windowSeconds })
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

/** Without message and address. */
export interface TicketPage {
  kind: TicketKind
  status: TicketStatus
  createdAt: Date
  settledAt: Date | null
  restaurant: string | null
  answer: string | null
  answeredAt: Date | null
  restrictedUntil: Date | null
  restrictionEndedAt: Date | null
  /** when the hidden content will be shown again */
  contentHiddenUntil: Date | null
}

const READ = `
  SELECT t.kind, t.status, t.created_at AS "createdAt", t.settled_at AS "settledAt", r.title AS restaurant, t.answer,
    t.answered_at AS "answeredAt", x.until AS "restrictedUntil", x.ended_at AS "restrictionEndedAt",
    greatest((SELECT v.hidden_until FROM reviews v WHERE v.id = t.review_id),
      (SELECT o.hidden_until FROM posts o WHERE o.id = t.post_id),
      (SELECT m.hidden_until FROM comments m WHERE m.id = t.comment_id)) AS "contentHiddenUntil"
  FROM tickets t LEFT JOIN restaurants r ON r.id = t.restaurant_id
    LEFT JOIN restaurant_restrictions x ON x.ticket_id = t.id
  WHERE t.page_token_hash = $1`

/** null if unknown */
export async function readTicketPage(sql: Queryable, token: string): Promise<TicketPage | null> {
  if (!isToken(token)) return null
  const { rows } = await sql.query<TicketPage>(READ, [hashToken(token)])
  return rows[0] ?? null
}
