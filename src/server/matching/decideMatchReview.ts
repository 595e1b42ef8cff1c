import { type MergeCandidate, survivorOf } from '@/domain/linkage/duplicates'
import type { Queryable } from '@/infra/database/pool'
import { recordMerge } from './mergeRestaurants'

export interface ReviewDecision {
  review: number
  alias: number
  candidate: number
  same: boolean
  by: number | null
}

const SIDES = `
  SELECT r.id, r.region_id IS NOT NULL AS located, r.address IS NOT NULL AS addressed,
    COALESCE(s.visit_count, 0) AS visits
  FROM restaurants r LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  WHERE r.id IN ((SELECT restaurant_id FROM restaurant_aliases WHERE id = $1), $2)`

/** A spelling means one place. */
const SETTLE_REST = `
  UPDATE match_reviews SET decision = 'auto_resolved', decided_by_id = $2, decided_at = now(), updated_at = now()
  WHERE alias_id = $1 AND id <> $3 AND decision = 'pending'`

/** "The same" merges both. Call `waitForImportLock` first. @throws ViolationError if they cannot be merged */
export async function decideMatchReview(
  sql: Queryable,
  { review, alias, candidate, same, by }: ReviewDecision,
): Promise<void> {
  await sql.query(
    `UPDATE restaurant_aliases SET evidence = 'person', confidence = 1, updated_at = now() WHERE id = $1`,
    [alias],
  )
  if (!same) return
  const { rows } = await sql.query<MergeCandidate>(SIDES, [alias, candidate])
  const [one, other] = rows
  if (one && other) {
    const into = survivorOf(one, other).id
    await recordMerge(sql, { from: into === one.id ? other.id : one.id, into }, by)
  }
  await sql.query(SETTLE_REST, [alias, by, review])
}
