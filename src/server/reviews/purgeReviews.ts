import type { Pool } from 'pg'
import { TRASH_DAYS } from '@/domain/trash'
import { transaction } from '@/infra/database/pool'
import type { PhotoStore } from '@/infra/photos/photoStore'
import { recordDestroyed } from '../audit/recordAudit'

const OVER = `
  SELECT id FROM reviews WHERE deleted_at < now() - make_interval(days => $1)
    ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED`

/** With photos, votes and reports. Returns how many. Counters already excluded trash. */
export function purgeReviews(pool: Pool, store: PhotoStore): Promise<number> {
  return transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ id: number }>(OVER, [TRASH_DAYS])
    const ids = rows.map(({ id }) => id)
    const { rows: photos } = await sql.query<{ name: string }>(
      'SELECT name FROM review_photos WHERE review_id = ANY ($1::int[])',
      [ids],
    )
    for (const { name } of photos) await store.remove(name)
    await sql.query('DELETE FROM reviews WHERE id = ANY ($1::int[])', [ids])
    await recordDestroyed(sql, 'review', rows)
    return ids.length
  })
}
