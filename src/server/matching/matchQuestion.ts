import { type MatchChoice, namesTarget } from '@/domain/linkage/matchQuestion'
import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'

/** `target` if the answer is a restaurant. */
export interface MatchAnswer {
  choice: MatchChoice
  target: number | null
}

export interface PendingQuestion {
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
