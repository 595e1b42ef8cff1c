import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit/recordAudit'
import { waitForImportLock } from '../importLock'
import { updateRestaurants } from '../restaurants/updateRestaurants'
import { recordMerge } from './mergeRestaurants'
import {
  lockPendingQuestion,
  type MatchAnswer,
  noteOpinion,
  type PendingQuestion,
  requireTarget,
} from './matchQuestion'

interface Asked extends MatchAnswer {
  review: number
  by: number
  reason: string | null
}

export interface MatchDecided {
  decision: number
  visits: number
}

const pendingIds = (reviews: PendingQuestion['reviews']): number[] =>
  reviews.filter(({ isPending }) => isPending).map(({ id }) => id)

/** Final: imports find it among the known spellings. */
const BY_PERSON = `
  UPDATE restaurant_aliases SET evidence = 'person', confidence = 1, updated_at = now() WHERE id = $1`

const ANSWER = `
  UPDATE match_reviews SET decision = $2::enum_match_reviews_decision, decided_by_id = $3, decided_at = now(),
    updated_at = now()
  WHERE id = ANY ($1::int[])`

/** A decision emptied by undoing its merge elsewhere. */
const SUPERSEDE = `
  UPDATE match_decisions SET undone_at = now(), undone_by_id = $2 WHERE alias_id = $1 AND undone_at IS NULL`

const KEEP = `
  INSERT INTO match_decisions (alias_id, choice, restaurant_id, target_id, merge_id, visit_count, closed_reviews,
    former_alias, decided_by_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`

/** Every candidate is permanently a different place; a non-place is trashed as well. */
async function keepApart(sql: Queryable, { restaurant, reviews }: PendingQuestion, asked: Asked): Promise<null> {
  await sql.query(ANSWER, [pendingIds(reviews), 'non_match', asked.by])
  if (asked.choice === 'not_place') await updateRestaurants(sql, [restaurant], { trashed: true }, asked)
  return null
}

/** Whichever is better known, as announced before the choice. */
async function joinPlaces(
  sql: Queryable,
  { restaurant, reviews }: PendingQuestion,
  { target, by }: Asked & { target: number },
): Promise<number> {
  const [named, others] = [
    reviews.filter(({ candidate }) => candidate === target),
    reviews.filter(({ candidate }) => candidate !== target),
  ]
  await sql.query(ANSWER, [pendingIds(named), 'match', by])
  await sql.query(ANSWER, [pendingIds(others), 'auto_resolved', by])
  return recordMerge(sql, { from: restaurant, into: target }, by)
}

/**
 * Settles all candidates; equal cells mean that place from now on. `sql`: inside a transaction. @throws ViolationError
 * `match-decided` if another person was first, `match-target`, `already-merged`, `import-running`
 */
export async function decideMatchQuestion(sql: Queryable, asked: Asked): Promise<MatchDecided> {
  await waitForImportLock(sql)
  const question = await lockPendingQuestion(sql, asked.review)
  requireTarget(question, asked)
  const { alias, restaurant, visits, formerAlias, reviews } = question
  await sql.query(SUPERSEDE, [alias, asked.by])
  await sql.query(BY_PERSON, [alias])
  const { target } = asked
  const merge = await (target === null
    ? keepApart(sql, question, asked)
    : joinPlaces(sql, question, { ...asked, target }))
  const { rows } = await sql.query<{ id: number }>(KEEP, [
    alias,
    asked.choice,
    restaurant,
    asked.target,
    merge,
    visits,
    JSON.stringify(pendingIds(reviews)),
    JSON.stringify(formerAlias),
    asked.by,
  ])
  await noteOpinion(sql, alias, asked.by, asked)
  await sql.query('DELETE FROM match_deferrals WHERE alias_id = $1', [alias])
  await recordAudit(sql, {
    event: 'record_updated',
    actor: asked.by,
    subject: { type: 'match-review', id: asked.review },
    before: { decision: 'pending' },
    after: { decision: asked.choice, restaurant: asked.target ?? restaurant },
    reason: asked.reason,
  })
  return { decision: rows[0]?.id ?? 0, visits }
}
