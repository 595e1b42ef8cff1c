import type { Queryable } from '@/infra/database/pool'
import type { ReviewCandidate } from '@/import/linkage/classifyPairs'

export async function queueClericalReviews(
  sql: Queryable,
  batch: number,
  candidates: readonly ReviewCandidate[],
): Promise<void> {
  if (candidates.length === 0) return
  await sql.query(
    `INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, import_batch_id)
     SELECT q.alias, q.candidate, q.confidence, q.evidence, $1
     FROM unnest($2::int[], $3::int[], $4::numeric[], $5::enum_match_reviews_evidence[])
       AS q (alias, candidate, confidence, evidence)
     JOIN restaurant_aliases a ON a.id = q.alias AND a.restaurant_id <> q.candidate
     ON CONFLICT (alias_id, candidate_id) DO NOTHING`,
    [
      batch,
      candidates.map(({ alias }) => alias),
      candidates.map(({ candidate }) => candidate),
      candidates.map(({ confidence }) => confidence),
      candidates.map(({ evidence }) => evidence),
    ],
  )
}
