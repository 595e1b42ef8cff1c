import type { Pool } from 'pg'
import type { Violation } from '@/domain/violation'
import { breakOff, ruledTransaction } from '../ruledTransaction'
import { refuseOwnOrUnseen } from './othersReview'

const VOTES = {
  on: 'INSERT INTO review_helpful (review_id, user_id) VALUES ($1, $2) ON CONFLICT (review_id, user_id) DO NOTHING',
  off: 'DELETE FROM review_helpful WHERE review_id = $1 AND user_id = $2',
} as const

/** A member's word that a review helped, given or taken back; twice is once. Answers how many say so now. */
export function voteHelpful(pool: Pool, member: number, review: number, vote: keyof typeof VOTES): Promise<{ done: number } | { violation: Violation }> {
  return ruledTransaction(pool, async (sql) => {
    const refused = await refuseOwnOrUnseen(sql, member, review)
    if (refused) breakOff(refused)
    await sql.query(VOTES[vote], [review, member])
    const { rows } = await sql.query<{ votes: number }>('SELECT count(*)::int AS votes FROM review_helpful WHERE review_id = $1', [review])
    return rows[0]?.votes ?? 0
  })
}
