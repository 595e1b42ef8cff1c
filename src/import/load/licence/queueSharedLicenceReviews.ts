import type { PoolClient } from 'pg'
import { AUTO_MATCH_THRESHOLD } from '@/domain/linkage/evidence'

/** Staff decide, so both are below the automatic threshold. */
const CONFIDENCE = { sameEvidence: AUTO_MATCH_THRESHOLD - 0.01, otherEvidence: AUTO_MATCH_THRESHOLD - 0.05 }

/** Queues the newer one's first alias against the older. Pairs ever queued, in either direction, are not repeated. */
const ASK = `
  WITH standing AS (
    SELECT s.restaurant_id, s.licence_id, s.evidence, COUNT(*) OVER (PARTITION BY s.licence_id) AS restaurants
    FROM restaurant_sources s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.kind = 'licence' AND s.evidence IN ('same_address', 'near_spelling')
      AND r.merged_into_id IS NULL AND r.deleted_at IS NULL AND s.licence_id IN (SELECT licence_id FROM staged_links)
  ),
  shared AS MATERIALIZED (SELECT * FROM standing WHERE restaurants > 1),
  pairs AS MATERIALIZED (
    SELECT older.restaurant_id AS older, younger.restaurant_id AS younger,
      older.evidence = younger.evidence AS same_evidence
    FROM shared older
    JOIN shared younger ON younger.licence_id = older.licence_id AND younger.restaurant_id > older.restaurant_id
  ),
  asked AS (
    SELECT p.older, p.younger FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.younger
    JOIN match_reviews q ON q.alias_id = a.id AND q.candidate_id = p.older
    UNION
    SELECT p.older, p.younger FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.older
    JOIN match_reviews q ON q.alias_id = a.id AND q.candidate_id = p.younger
  ),
  spelt AS (
    SELECT p.older, p.younger, p.same_evidence, MIN(a.id) AS alias_id
    FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.younger GROUP BY p.older, p.younger, p.same_evidence
  )
  INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, decision)
  SELECT alias_id, older, CASE WHEN same_evidence THEN $1::numeric ELSE $2::numeric END, 'licence', 'pending'
  FROM spelt LEFT JOIN asked USING (older, younger) WHERE asked.older IS NULL
  ON CONFLICT (alias_id, candidate_id) DO NOTHING`

/** Never merges. Returns the number of new reviews. */
export async function queueSharedLicenceReviews(sql: PoolClient): Promise<number> {
  const { rowCount } = await sql.query(ASK, [CONFIDENCE.sameEvidence, CONFIDENCE.otherEvidence])
  return rowCount ?? 0
}
