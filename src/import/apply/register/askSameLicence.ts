import type { PoolClient } from 'pg'
import { MATCH_CONFIDENCE_MIN } from '@/domain/match/evidence'

/** A person decides, so both lie below what is matched without asking. */
const CONFIDENCE = { sameEvidence: MATCH_CONFIDENCE_MIN - 0.01, otherEvidence: MATCH_CONFIDENCE_MIN - 0.05 }

/**
 * Two restaurants at the address of one licence may be one: the younger one's first spelling against the older one. A
 * pair that was ever asked about, by any spelling and whichever way round, is not asked about again.
 */
const ASK = `
  WITH standing AS (
    SELECT s.restaurant_id, s.licence_id, s.evidence FROM restaurant_sources s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.kind = 'register' AND s.evidence IN ('same_address', 'near_spelling') AND r.merged_into_id IS NULL AND r.deleted_at IS NULL
      AND s.licence_id IN (SELECT licence_id FROM register_links)
  ),
  pairs AS (
    SELECT older.restaurant_id AS older, younger.restaurant_id AS younger, older.evidence = younger.evidence AS same_evidence,
      (SELECT MIN(a.id) FROM restaurant_aliases a WHERE a.restaurant_id = younger.restaurant_id) AS alias_id
    FROM standing older JOIN standing younger ON younger.licence_id = older.licence_id AND younger.restaurant_id > older.restaurant_id
  )
  INSERT INTO match_questions (alias_id, candidate_id, confidence, evidence, answer)
  SELECT p.alias_id, p.older, CASE WHEN p.same_evidence THEN $1::numeric ELSE $2::numeric END, 'register', 'open'
  FROM pairs p
  WHERE p.alias_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM match_questions q JOIN restaurant_aliases a ON a.id = q.alias_id
    WHERE (a.restaurant_id = p.younger AND q.candidate_id = p.older) OR (a.restaurant_id = p.older AND q.candidate_id = p.younger))
  ON CONFLICT (alias_id, candidate_id) DO NOTHING`

/** Asks about restaurants that were linked with one licence. Never merges. Answers how many questions are new. */
export async function askSameLicence(sql: PoolClient): Promise<number> {
  const { rowCount } = await sql.query(ASK, [CONFIDENCE.sameEvidence, CONFIDENCE.otherEvidence])
  return rowCount ?? 0
}
