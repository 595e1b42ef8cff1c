import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { requireOpenThread } from '../posts/requireOpenThread'

const PLACE = `
  SELECT p.board, (SELECT COALESCE(c.parent_id, c.id) FROM comments c WHERE c.id = $2::int) AS root
  FROM posts p WHERE p.id = $1`

/**
 * A public post on the free board. A reply to a reply joins the same thread, whose first comment is returned. Both rows
 * stay key-locked until the caller's transaction ends.
 */
export async function requireThread(
  sql: Queryable,
  thread: { post: number; parent: number | null },
): Promise<Result<{ parent: number | null }>> {
  const open = await requireOpenThread(sql, thread)
  if (!open.ok) return open
  const { rows } = await sql.query<{ board: string; root: number | null }>(PLACE, [thread.post, thread.parent])
  if (rows[0]?.board !== 'free') return fail({ code: 'comments-closed', params: {} })
  return ok({ parent: rows[0].root })
}
