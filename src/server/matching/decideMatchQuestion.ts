import type { Queryable } from '@/infra/database/pool'
import { type MatchChoice, namesTarget } from '@/domain/linkage/matchQuestion'
import { recordAudit } from '../audit'
import { waitForImportLock } from '../importLock'
import { updateRestaurants } from '../restaurants/updateRestaurants'
import { recordMerge } from './mergeRestaurants'
import { ViolationError } from '../violationError'

/** `target` if the answer is a restaurant. */
interface MatchAnswer {
  choice: MatchChoice
  target: number | null
}

interface PendingQuestion {
  alias: number
  restaurant: number
  visits: number
  formerAlias: { evidence: string; confidence: number | null }
  reviews: { id: number; candidate: number; isPending: boolean }[]
}

const SPELLING = `
  SELECT a.id AS alias, a.restaurant_id AS restaurant, a.evidence, a.confidence::float8 AS confidence
  FROM restaurant_aliases a WHERE a.id = (SELECT alias_id FROM match_reviews WHERE id = $1) FOR UPDATE`
const REVIEWS = `
  SELECT id, candidate_id AS candidate, decision = 'pending' AS "isPending" FROM match_reviews
  WHERE alias_id = $1 ORDER BY id FOR UPDATE`
const WHO = `
  SELECT u.nickname FROM match_decisions d LEFT JOIN users u ON u.id = d.decided_by_id
  WHERE d.alias_id = $1 AND d.undone_at IS NULL`

/**
 * Until the transaction ends; `review` is any of the question's. @throws ViolationError `match-decided`, naming who was
 * first; `record-not-found`
 */
export async function lockPendingQuestion(sql: Queryable, review: number): Promise<PendingQuestion> {
  const { rows: spellings } = await sql.query<
    Pick<PendingQuestion, 'alias' | 'restaurant'> & PendingQuestion['formerAlias']
  >(SPELLING, [review])
  const [spelling] = spellings
  if (!spelling) throw new ViolationError({ code: 'record-not-found', params: {} })
  const { alias, restaurant, evidence, confidence } = spelling
  const { rows: reviews } = await sql.query<PendingQuestion['reviews'][number]>(REVIEWS, [alias])
  if (!reviews.some(({ isPending }) => isPending)) {
    const { rows } = await sql.query<{ nickname: string | null }>(WHO, [alias])
    throw new ViolationError({ code: 'match-decided', params: { by: rows[0]?.nickname ?? null } })
  }
  const { rows } = await sql.query<{ visits: number }>(
    'SELECT count(*)::int AS visits FROM visits WHERE restaurant_id = $1',
    [restaurant],
  )
  return { alias, restaurant, visits: rows[0]?.visits ?? 0, formerAlias: { evidence, confidence }, reviews }
}

/** @throws ViolationError `match-target` if the answer names no possible restaurant */
export function requireTarget({ reviews, restaurant }: PendingQuestion, { choice, target }: MatchAnswer): void {
  const isCandidate = reviews.some(({ candidate, isPending }) => isPending && candidate === target)
  const fits = namesTarget(choice)
    ? target !== null && target !== restaurant && (choice === 'other' || isCandidate)
    : target === null
  if (!fits) throw new ViolationError({ code: 'match-target', params: { field: 'target' } })
}

/** Replaces an earlier one. */
export const noteOpinion = (sql: Queryable, alias: number, by: number, { choice, target }: MatchAnswer) =>
  sql.query(
    `INSERT INTO match_opinions (alias_id, user_id, choice, target_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (alias_id, user_id) DO UPDATE
     SET choice = EXCLUDED.choice, target_id = EXCLUDED.target_id, given_at = now()`,
    [alias, by, choice, target],
  )

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
