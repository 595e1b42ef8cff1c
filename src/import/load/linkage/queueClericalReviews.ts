import type { Queryable } from '@/infra/database/pool'
import type { ReviewCandidate } from '@/import/linkage/classifyPairs'

/** Queues a clerical review for every new alias that may belong to a known restaurant. */
export async function queueClericalReviews(
  sql: Queryable,
  batch: number,
  questions: readonly ReviewCandidate[],
): Promise<void> {
  if (questions.length === 0) return
  await sql.query(
    `INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, import_batch_id)
     SELECT q.alias, q.candidate, q.confidence, q.evidence, $1
     FROM unnest($2::int[], $3::int[], $4::numeric[], $5::enum_match_reviews_evidence[])
       AS q (alias, candidate, confidence, evidence)
     ON CONFLICT (alias_id, candidate_id) DO NOTHING`,
    [
      batch,
      questions.map(({ alias }) => alias),
      questions.map(({ candidate }) => candidate),
      questions.map(({ confidence }) => confidence),
      questions.map(({ evidence }) => evidence),
    ],
  )
}
