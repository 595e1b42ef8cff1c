import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

interface Attached {
  review: number
  member: number
  /** in the order they are shown */
  names: readonly string[]
}

/** Only one's own, and only what no other review has. */
const TAKE = `
  UPDATE review_photos p SET review_id = $1, position = given.position
  FROM unnest($3::text[]) WITH ORDINALITY AS given (name, position)
  WHERE p.name = given.name AND p.user_id = $2 AND (p.review_id IS NULL OR p.review_id = $1)`

/**
 * Makes these the photographs of a review, inside a `transactionResult`. Ones it had before belong to no review again,
 * until they are deleted as orphans.
 */
export async function attachPhotos(sql: Queryable, { review, member, names }: Attached): Promise<Result> {
  await sql.query(
    'UPDATE review_photos SET review_id = NULL, position = 0 WHERE review_id = $1 AND name <> ALL ($2::text[])',
    [review, names],
  )
  const { rowCount } = await sql.query(TAKE, [review, member, names])
  return rowCount === names.length ? ok() : fail({ code: 'photo-not-found', params: {} })
}
