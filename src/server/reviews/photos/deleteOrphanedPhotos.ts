import type { Pool } from 'pg'
import { PHOTO_ORPHAN_HOURS } from '@/domain/review/limits'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { PhotoStore } from '@/infra/photos/photoStore'

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
