import { type JudgedPair, type ReviewerAgreement, reviewerAgreement } from '@/domain/linkage/matchQuestion'
import type { Queryable } from '@/infra/database/pool'

export interface ReviewerProgress {
  /** since midnight in Korea, by everyone */
  today: number
  agreement: ReviewerAgreement
}

const PAIRS_MAX = 2_000

const TODAY = `
  SELECT count(*)::int AS today FROM match_decisions
  WHERE undone_at IS NULL
    AND decided_at >= (now() AT TIME ZONE 'Asia/Seoul')::date::timestamp AT TIME ZONE 'Asia/Seoul'`

/** A merged place counts as its survivor. */
const target = (side: string): string => `COALESCE(
  (SELECT COALESCE(r.merged_into_id, r.id) FROM restaurants r WHERE r.id = ${side}.target_id), ${side}.target_id)`

const PAIRS = `
  SELECT json_build_object('choice', a.choice, 'target', ${target('a')}) AS one,
    json_build_object('choice', b.choice, 'target', ${target('b')}) AS other
  FROM match_opinions a JOIN match_opinions b ON b.alias_id = a.alias_id AND b.user_id > a.user_id
  ORDER BY GREATEST(a.given_at, b.given_at) DESC, a.alias_id, a.user_id, b.user_id LIMIT ${PAIRS_MAX}`

/** Today's decisions, and the agreement of reviewers of the same spellings. */
export async function readReviewerProgress(sql: Queryable): Promise<ReviewerProgress> {
  const [today, pairs] = await Promise.all([sql.query<{ today: number }>(TODAY), sql.query<JudgedPair>(PAIRS)])
  return { today: today.rows[0]?.today ?? 0, agreement: reviewerAgreement(pairs.rows) }
}
