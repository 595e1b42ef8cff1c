import type { Queryable } from '@/infra/database/pool'
import type { Merge } from './merge'

/** Their two sides have become one restaurant. */
export const resolveReviews = (sql: Queryable) =>
  sql.query(`
    UPDATE match_reviews q SET decision = 'auto_resolved', decided_at = now(), updated_at = now()
      FROM restaurant_aliases a
    WHERE a.id = q.alias_id AND a.restaurant_id = q.candidate_id AND q.decision = 'pending'`)

/** Those the merge had answered. */
export const reopenReviews = (sql: Queryable, { from, into }: Merge) =>
  sql.query(
    `UPDATE match_reviews q SET decision = 'pending', decided_at = NULL, decided_by_id = NULL, updated_at = now()
     FROM restaurant_aliases a
     WHERE a.id = q.alias_id AND q.decision IN ('match', 'auto_resolved') AND a.restaurant_id <> q.candidate_id
       AND a.restaurant_id IN ($1, $2) AND q.candidate_id IN ($1, $2)`,
    [from, into],
  )
