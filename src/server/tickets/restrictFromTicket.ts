import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { moderateContent } from '../moderation/moderateContent'
import { restrictionEnd } from '../moderation/restrictionEnd'

interface Restricting {
  ticket: number
  type: ContentType
  content: number
  days: number
  reason: string
  by: number
}

const link = (type: ContentType): string =>
  `UPDATE tickets SET ${type}_id = $2::int, updated_at = now() WHERE id = $1 AND kind = 'takedown' RETURNING id`

const EXISTS: Record<ContentType, string> = {
  comment: 'SELECT FROM comments WHERE id = $1',
  post: 'SELECT FROM posts WHERE id = $1',
  review: 'SELECT FROM reviews WHERE id = $1',
}

/**
 * 임시조치, 정보통신망법 제44조의2: links the ticket and notifies the author. In the caller's transaction, which a failure must roll
 * back. Returns the end.
 */
export async function restrictFromTicket(
  sql: Queryable,
  { ticket, type, content, days, reason, by }: Restricting,
): Promise<Result<{ until: Date }>> {
  if (!(await sql.query(EXISTS[type], [content])).rowCount) return fail({ code: `${type}-not-found`, params: {} })
  if (!(await sql.query(link(type), [ticket, content])).rowCount) return fail({ code: 'record-not-found', params: {} })
  const until = await restrictionEnd(sql, days)
  const restricted = await moderateContent(sql, { type, ids: [content], decision: 'restrict', reason, until, by })
  if (!restricted.ok) return restricted
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'ticket', id: ticket },
    after: { [type]: content },
    details: { restrictedUntil: until.toISOString() },
    reason,
  })
  return ok({ until })
}
