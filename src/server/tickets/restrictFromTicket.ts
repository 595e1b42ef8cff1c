import type { PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/moderation'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit } from '../audit'
import { decide } from '../moderation/decide'
import { restrictionEnd } from '../moderation/restrictions'
import { payloadSql } from '../payloadSql'

interface Restricting {
  ticket: number
  type: ContentType
  content: number
  days: number
  reason: string
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
  req: PayloadRequest,
  { ticket, type, content, days, reason }: Restricting,
): Promise<Result<{ until: Date }>> {
  const sql = payloadSql(req)
  if (!(await sql.query(EXISTS[type], [content])).rowCount) return fail({ code: `${type}-not-found`, params: {} })
  if (!(await sql.query(link(type), [ticket, content])).rowCount) return fail({ code: 'record-not-found', params: {} })
  const until = await restrictionEnd(sql, days)
  await decide(req, { type, ids: [content] }, { transition: 'restrict', reason, until })
  await recordAudit(sql, {
    event: 'record_updated',
    actor: req.user?.id ?? null,
    subject: { type: 'ticket', id: ticket },
    after: { [type]: content },
    details: { restrictedUntil: until.toISOString() },
    reason,
  })
  return ok({ until })
}
