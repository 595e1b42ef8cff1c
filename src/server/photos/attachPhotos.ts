import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import { type Queryable, transaction } from '@/infra/database/pool'
import { PHOTO_ORPHAN_HOURS } from '@/domain/review'
import type { PhotoStore } from '@/infra/photoStore'

/** The next run continues. */
const AT_A_TIME = 500

/** Locked, so that nothing can attach them. Files first, because no row would refer to them later. */
const UNUSED = `
  SELECT name FROM review_photos
  WHERE review_id IS NULL AND post_id IS NULL AND (user_id IS NULL OR created_at < now() - make_interval(hours => $1))
  LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED`

/** Not attached in time, or uploader gone; attached ones stay. Returns how many. */
export function deleteOrphanedPhotos(pool: Pool, store: PhotoStore): Promise<number> {
  return transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ name: string }>(UNUSED, [PHOTO_ORPHAN_HOURS])
    const names = rows.map(({ name }) => name)
    for (const name of names) await store.remove(name)
    await sql.query('DELETE FROM review_photos WHERE name = ANY ($1::text[])', [names])
    return names.length
  })
}

/** Left by a crash between the two writes. Recent ones may still get their row. */
export async function deleteOrphanedFiles(sql: Queryable, store: PhotoStore): Promise<void> {
  const files = await store.olderThan(PHOTO_ORPHAN_HOURS)
  const { rows } = await sql.query<{ name: string }>(
    `SELECT f.name FROM unnest($1::text[]) AS f (name)
      WHERE NOT EXISTS (SELECT FROM review_photos p WHERE p.name = f.name)`,
    [files],
  )
  for (const { name } of rows) await store.remove(name)
}

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
