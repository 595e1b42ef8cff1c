import { TICKET_EMAIL_KEPT_MONTHS } from '@/domain/tickets/limits'
import type { Queryable } from '@/infra/database/pool'

/** Closed long enough ago, as the privacy policy promises. Their pages end as well. */
export async function eraseTicketEmails(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `UPDATE tickets SET email = NULL, page_token_hash = NULL, updated_at = now()
     WHERE (email IS NOT NULL OR page_token_hash IS NOT NULL) AND settled_at < now() - make_interval(months => $1)`,
    [TICKET_EMAIL_KEPT_MONTHS],
  )
  return rowCount ?? 0
}
