import type { Pool } from 'pg'
import { VIEW_HOURS } from '@/domain/community/limits'
import { ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../transactionResult'
import { requireOpenThread } from './requireOpenThread'

/** The first of concurrent views takes the row until its hours are over. */
const SEE = `
  INSERT INTO post_views AS seen (post_id, visitor) VALUES ($1, $2)
  ON CONFLICT (post_id, visitor) DO UPDATE SET viewed_at = now()
    WHERE seen.viewed_at <= now() - make_interval(hours => $3)`

/** Once in `VIEW_HOURS` hours. `visitor` is from `rateLimitKey`, or another anonymous key. */
export function countView(pool: Pool, post: number, visitor: string): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    const open = await requireOpenThread(sql, { post, parent: null })
    if (!open.ok) return open
    const { rowCount } = await sql.query(SEE, [post, visitor, VIEW_HOURS])
    if (rowCount) await sql.query('UPDATE posts SET view_count = view_count + 1 WHERE id = $1', [post])
    return ok()
  })
}

export async function deleteOldViews(sql: Queryable): Promise<void> {
  await sql.query('DELETE FROM post_views WHERE viewed_at <= now() - make_interval(hours => $1)', [VIEW_HOURS])
}
