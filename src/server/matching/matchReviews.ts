import type { Queryable } from '@/infra/database/pool'
import type { Merge } from './merge'

/** Closes every open question whose two sides have become one restaurant. */
export const resolveReviews = (sql: Queryable) =>
  sql.query(`
    UPDATE match_questions q SET answer = 'settled', answered_at = now(), updated_at = now() FROM restaurant_aliases a
    WHERE a.id = q.alias_id AND a.restaurant_id = q.candidate_id AND q.answer = 'open'`)

/** Opens what a merge had answered, when it is taken back: whoever undoes it has to say what the two are. */
export const reopenReviews = (sql: Queryable, { from, into }: Merge) =>
  sql.query(
    `UPDATE match_questions q SET answer = 'open', answered_at = NULL, answered_by_id = NULL, updated_at = now()
     FROM restaurant_aliases a
     WHERE a.id = q.alias_id AND q.answer IN ('same', 'settled') AND a.restaurant_id <> q.candidate_id
       AND a.restaurant_id IN ($1, $2) AND q.candidate_id IN ($1, $2)`,
    [from, into],
  )
