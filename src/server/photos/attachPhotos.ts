import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

export interface Attached {
  to: { review: number } | { post: number }
  member: number
  /** in display order */
  names: readonly string[]
}

type Place = 'review_id' | 'post_id'
const OTHER: Record<Place, Place> = { review_id: 'post_id', post_id: 'review_id' }

/** The member's own, unused ones. */
const take = (place: Place): string => `
  UPDATE review_photos p SET ${place} = $1, position = given.position
  FROM unnest($3::text[]) WITH ORDINALITY AS given (name, position)
  WHERE p.name = given.name AND p.user_id = $2 AND (p.${place} IS NULL OR p.${place} = $1)
    AND p.${OTHER[place]} IS NULL`

const placeOf = (to: Attached['to']): [Place, number] =>
  'post' in to ? ['post_id', to.post] : ['review_id', to.review]

/** Inside a `transactionResult`. Detached ones are later deleted as orphans. */
export async function attachPhotos(sql: Queryable, { to, member, names }: Attached): Promise<Result> {
  const [place, id] = placeOf(to)
  await sql.query(
    `UPDATE review_photos SET ${place} = NULL, position = 0 WHERE ${place} = $1 AND name <> ALL ($2::text[])`,
    [id, names],
  )
  const { rowCount } = await sql.query(take(place), [id, member, names])
  return rowCount === names.length ? ok() : fail({ code: 'photo-not-found', params: {} })
}

/** In display order. */
export async function attachedPhotos(sql: Queryable, to: Attached['to']): Promise<string[]> {
  const [place, id] = placeOf(to)
  const { rows } = await sql.query<{ name: string }>(
    `SELECT name FROM review_photos WHERE ${place} = $1 ORDER BY position`,
    [id],
  )
  return rows.map(({ name }) => name)
}
