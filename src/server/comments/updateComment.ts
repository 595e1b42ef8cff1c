import type { Pool } from 'pg'
import type { OwnComment } from '@/domain/community/commentSchemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { claimCooldown } from '../posts/claimCooldown'
import { refreshThreads } from '../posts/counters'
import { type HoldState, recomputeHold } from '../posts/recomputeHold'
import { transactionResult } from '../transactionResult'
import { OWN_COMMENT } from './commentColumns'
import { saveMentions } from './saveMentions'
import { notifyCommentRecipients } from './notifyCommentRecipients'
import { limitCommentWrites, writtenComment } from './writeComment'

interface Stored extends HoldState {
  post: number
  parent: number | null
  content: string
}

const LOCK = `
  SELECT c.post_id AS post, c.parent_id AS parent, c.content, c.status, c.held_reason AS reason, c.held_match AS match
  FROM comments c WHERE c.id = $2 AND ${OWN_COMMENT('c')} FOR NO KEY UPDATE`

const REWRITE = `
  UPDATE comments SET content = $2, status = $3::enum_comments_status, held_reason = $4, held_match = $5,
    updated_at = now(), edited_at = now()
  WHERE id = $1`

async function rewrite(sql: Queryable, member: number, id: number, content: string): Promise<Result<OwnComment>> {
  const { rows } = await sql.query<Stored>(LOCK, [member, id])
  const [stored] = rows
  if (!stored) return fail({ code: 'comment-not-found', params: {} })
  if (stored.content === content) return writtenComment(sql, member, id)
  const { status, reason, match } = await recomputeHold(sql, member, stored, content)
  await sql.query(REWRITE, [id, content, status, reason, match])
  await saveMentions(sql, id, content)
  await refreshThreads(sql, [stored])
  const notified = await notifyCommentRecipients(sql, id)
  const claimed = notified > 0 ? await claimCooldown(sql, 'comment', member) : ok()
  return claimed.ok ? writtenComment(sql, member, id) : claimed
}

/** The same text is not an edit. One that notifies someone counts for the cooldown. */
export async function updateComment(
  pool: Pool,
  member: number,
  id: number,
  content: string,
): Promise<Result<OwnComment>> {
  if (content === '') return fail({ code: 'comment-content-required', params: { field: 'content' } })
  return transactionResult(pool, async (sql) => {
    const allowed = await limitCommentWrites(sql, member)
    return allowed.ok ? rewrite(sql, member, id, content) : allowed
  })
}
