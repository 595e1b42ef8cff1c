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
  /** any review of the question */
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

/** Final: imports find the spelling among the known ones from now on. */
const BY_PERSON = `
  UPDATE restaurant_aliases SET evidence = 'person', confidence = 1, updated_at = now() WHERE id = $1`

const ANSWER = `
  UPDATE match_reviews SET decision = $2::enum_match_reviews_decision, decided_by_id = $3, decided_at = now(),
    updated_at = now()
  WHERE id = ANY ($1::int[])`

/** A decision emptied by undoing its merge elsewhere is superseded by the next. */
const SUPERSEDE = `
  UPDATE match_decisions SET undone_at = now(), undone_by_id = $2 WHERE alias_id = $1 AND undone_at IS NULL`

const KEEP = `
  INSERT INTO match_decisions (alias_id, choice, restaurant_id, target_id, merge_id, visit_count, closed_reviews,
    former_alias, decided_by_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`

/**
 * "None of these": every candidate is permanently a different place. For a non-place, its restaurant is trashed as
 * well.
 */
async function keepApart(sql: Queryable, { restaurant, reviews }: PendingQuestion, asked: Asked): Promise<null> {
  await sql.query(ANSWER, [pendingIds(reviews), 'non_match', asked.by])
  if (asked.choice === 'not_place') await updateRestaurants(sql, [restaurant], { trashed: true }, asked)
  return null
}

/** The named place survives, whichever is better known, as announced before the choice. */
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
 * Finally decides a spelling's place: settles all candidates, equal cells mean that place from now on, and
 * `undoMatchDecision` reverts it.
 * @param sql inside a transaction
 * @throws ViolationError `match-decided` if another person was first, `match-target`, `already-merged`,
 * `import-running`
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
