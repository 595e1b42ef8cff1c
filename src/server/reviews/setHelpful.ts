import type { Pool } from 'pg'
import { ok, type Result } from '@/domain/result'
import { transactionResult } from '../transactionResult'
import { requireOthersVisible } from '../moderation/requireOthersVisible'

const VOTES = {
  on: 'INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2) ON CONFLICT (review_id, user_id) DO NOTHING',
  off: 'DELETE FROM review_votes WHERE review_id = $1 AND user_id = $2',
} as const

/** Idempotent; returns the new count. */
export function setHelpful(
  pool: Pool,
  member: number,
  review: number,
  vote: keyof typeof VOTES,
): Promise<Result<{ helpful_count: number }>> {
  return transactionResult(pool, async (sql) => {
    const allowed = await requireOthersVisible(sql, member, { type: 'review', id: review })
    if (!allowed.ok) return allowed
    await sql.query(VOTES[vote], [review, member])
    const { rows } = await sql.query<{ votes: number }>(
      'SELECT count(*)::int AS votes FROM review_votes WHERE review_id = $1',
      [review],
    )
    return ok({ helpful_count: rows[0]?.votes ?? 0 })
  })
}
