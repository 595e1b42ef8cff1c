import type { MatchChoice } from '@/domain/linkage/matchQuestion'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit'
import { waitForImportLock } from '../importLock'
import { updateRestaurants } from '../restaurants/updateRestaurants'
import { ViolationError } from '../violationError'
import { undoMerge } from './mergeRestaurants'

interface Standing {
  id: number
  alias: number
  choice: MatchChoice
  restaurant: number
  merge: number | null
  closed: number[]
  former: { evidence: string; confidence: number | null }
  decidedBy: number | null
}

const LOCK = `
  SELECT d.id, d.alias_id AS alias, d.choice, d.restaurant_id AS restaurant, d.merge_id AS merge,
    d.closed_reviews AS closed, d.former_alias AS former, d.decided_by_id AS "decidedBy"
  FROM match_decisions d
  WHERE d.alias_id = (SELECT alias_id FROM match_reviews WHERE id = $1) AND d.undone_at IS NULL FOR UPDATE`

const MERGE =
  'SELECT from_id AS "from", into_id AS "into" FROM restaurant_merges WHERE id = $1 AND NOT undone FOR UPDATE'
const MERGE_UNDONE = `
  UPDATE restaurant_merges SET undone = true, undone_by_id = $2, undone_at = now(), updated_at = now() WHERE id = $1`

const REOPEN = `
  UPDATE match_reviews SET decision = 'pending', decided_by_id = NULL, decided_at = NULL, updated_at = now()
  WHERE id = ANY ($1::int[])`

async function takeMergeBack(sql: Queryable, merge: number, by: number): Promise<void> {
  const { rows } = await sql.query<{ from: number; into: number }>(MERGE, [merge])
  const [sides] = rows
  // Already undone from the restaurant's own screen.
  if (!sides) return
  await undoMerge(sql, merge, sides)
  await sql.query(MERGE_UNDONE, [merge, by])
}

/**
 * Separates merged places, restores a trashed one, reopens the question. `sql`: inside a transaction. @throws
 * ViolationError `match-not-decided`, `merge-superseded`, `import-running`
 */
export async function undoMatchDecision(
  sql: Queryable,
  { review, by, reason }: { review: number; by: number; reason: string | null },
): Promise<void> {
  await waitForImportLock(sql)
  const { rows } = await sql.query<Standing>(LOCK, [review])
  const [decision] = rows
  if (!decision) throw new ViolationError({ code: 'match-not-decided', params: {} })
  const { id, alias, choice, restaurant, merge, closed, former } = decision
  if (merge !== null) await takeMergeBack(sql, merge, by)
  if (choice === 'not_place') await updateRestaurants(sql, [restaurant], { trashed: false }, { by, reason })
  await sql.query(REOPEN, [closed])
  await sql.query(
    `UPDATE restaurant_aliases SET evidence = $2::enum_restaurant_aliases_evidence, confidence = $3, updated_at = now()
     WHERE id = $1`,
    [alias, former.evidence, former.confidence],
  )
  await sql.query('UPDATE match_decisions SET undone_at = now(), undone_by_id = $2 WHERE id = $1', [id, by])
  // Undoing one's own answer also withdraws the opinion.
  await sql.query('DELETE FROM match_opinions WHERE alias_id = $1 AND user_id = $2 AND $2 = $3', [
    alias,
    by,
    decision.decidedBy,
  ])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'match-review', id: review },
    before: { decision: choice },
    after: { decision: 'pending' },
    reason,
  })
}
