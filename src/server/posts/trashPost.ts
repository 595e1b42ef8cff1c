import type { Pool } from 'pg'
import type { OwnPost } from '@/domain/community/postSchemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../transactionResult'
import { OWN_POST, RESTORABLE } from './postColumns'
import { writtenPost } from './writePost'

const TRASH = `UPDATE posts p SET deleted_at = now(), updated_at = now() WHERE p.id = $2 AND ${OWN_POST('p')}`

/** Puts a member's own post into the trash: no one reads it, and it can come back for `TRASH_DAYS` days. */
export async function trashPost(sql: Queryable, member: number, id: number): Promise<Result> {
  const { rowCount } = await sql.query(TRASH, [member, id])
  return rowCount ? ok() : fail({ code: 'post-not-found', params: {} })
}

/**
 * One that was never deleted, or is back already, is answered alike: a second tap on "undo" is not a mistake. What
 * staff deleted is not theirs to bring back.
 */
const RESTORE = `
  UPDATE posts SET deleted_at = NULL, updated_at = now() WHERE author_id = $1 AND id = $2 AND ${RESTORABLE}`

/** Takes a member's own post out of the trash, unless its days are over. It counts as no new post. */
export const restorePost = (pool: Pool, member: number, id: number): Promise<Result<OwnPost>> =>
  transactionResult(pool, async (sql) => {
    const { rowCount } = await sql.query(RESTORE, [member, id])
    return rowCount ? writtenPost(sql, member, id) : fail({ code: 'post-not-found', params: {} })
  })
