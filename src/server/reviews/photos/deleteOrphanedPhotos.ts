import type { Pool } from 'pg'
import { PHOTO_ORPHAN_HOURS } from '@/domain/review/limits'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { PhotoStore } from '@/infra/photos/photoStore'

/** So many at a time: the next sweep takes the rest. */
const AT_A_TIME = 500

/**
 * Held until the files are gone: no review or post can take one up in between. Files go first, as no row would lead to
 * them later.
 */
const UNUSED = `
  SELECT name FROM review_photos
  WHERE review_id IS NULL AND post_id IS NULL AND (user_id IS NULL OR created_at < now() - make_interval(hours => $1))
  LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED`

/**
 * Destroys photographs that no review or post took up in time, or whose sender has left. Either keeps its own. Returns
 * how many.
 */
export function deleteOrphanedPhotos(pool: Pool, store: PhotoStore): Promise<number> {
  return transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ name: string }>(UNUSED, [PHOTO_ORPHAN_HOURS])
    const names = rows.map(({ name }) => name)
    for (const name of names) await store.remove(name)
    await sql.query('DELETE FROM review_photos WHERE name = ANY ($1::text[])', [names])
    return names.length
  })
}

/** Files without a row: their process ended between writing the one and the other. Young ones may yet get theirs. */
export async function deleteOrphanedFiles(sql: Queryable, store: PhotoStore): Promise<void> {
  const files = await store.olderThan(PHOTO_ORPHAN_HOURS)
  const { rows } = await sql.query<{ name: string }>(
    `SELECT f.name FROM unnest($1::text[]) AS f (name)
      WHERE NOT EXISTS (SELECT FROM review_photos p WHERE p.name = f.name)`,
    [files],
  )
  for (const { name } of rows) await store.remove(name)
}
