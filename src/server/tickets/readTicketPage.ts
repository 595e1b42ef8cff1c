import type { TicketKind, TicketStatus } from '@/domain/tickets/ticket'
import type { Queryable } from '@/infra/database/pool'
import { hashToken, isToken } from '../sessions/token'

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
