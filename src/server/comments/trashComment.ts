import type { Pool } from 'pg'
import type { OwnComment } from '@/domain/community/commentSchemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { type CommentPlace, refreshThreads } from '../posts/counters'
import { RESTORABLE } from '../posts/postColumns'
import { transactionResult } from '../transactionResult'
import { OWN_COMMENT } from './commentColumns'
import { writtenComment } from './writeComment'

const TRASH = `
  UPDATE comments c SET deleted_at = now(), updated_at = now() WHERE c.id = $2 AND ${OWN_COMMENT('c')}
  RETURNING c.post_id AS post, c.parent_id AS parent`

/** Also succeeds if it is not deleted: a second tap on "undo" is not an error. */
const RESTORE = `
  UPDATE comments SET deleted_at = NULL, updated_at = now() WHERE author_id = $1 AND id = $2 AND ${RESTORABLE}
  RETURNING post_id AS post, parent_id AS parent`

async function move(sql: Queryable, statement: string, member: number, id: number): Promise<Result> {
  const { rows } = await sql.query<CommentPlace>(statement, [member, id])
  if (rows.length === 0) return fail({ code: 'comment-not-found', params: {} })
  await refreshThreads(sql, rows)
  return ok()
}

/** For `TRASH_DAYS` days; a placeholder stays if it has replies. */
export const trashComment = (pool: Pool, member: number, id: number): Promise<Result> =>
  transactionResult(pool, (sql) => move(sql, TRASH, member, id))

/** Within its days. Does not count as a new one. */
export const restoreComment = (pool: Pool, member: number, id: number): Promise<Result<OwnComment>> =>
  transactionResult(pool, async (sql) => {
    const moved = await move(sql, RESTORE, member, id)
    return moved.ok ? writtenComment(sql, member, id) : moved
  })
