import type { Pool } from 'pg'
import type { OwnPost } from '@/domain/community/postSchemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../transactionResult'
import { OWN_POST, RESTORABLE } from './postColumns'
import { writtenPost } from './writePost'

const TRASH = `UPDATE posts p SET deleted_at = now(), updated_at = now() WHERE p.id = $2 AND ${OWN_POST('p')}`

/** For `TRASH_DAYS` days. */
export async function trashPost(sql: Queryable, member: number, id: number): Promise<Result> {
  const { rowCount } = await sql.query(TRASH, [member, id])
  return rowCount ? ok() : fail({ code: 'post-not-found', params: {} })
}

/** Also succeeds if it is not deleted: a second tap on "undo" is not an error. Not after staff deleted it. */
const RESTORE = `
  UPDATE posts SET deleted_at = NULL, updated_at = now() WHERE author_id = $1 AND id = $2 AND ${RESTORABLE}`

/** Within its days. Does not count as a new one. */
export const restorePost = (pool: Pool, member: number, id: number): Promise<Result<OwnPost>> =>
  transactionResult(pool, async (sql) => {
    const { rowCount } = await sql.query(RESTORE, [member, id])
    return rowCount ? writtenPost(sql, member, id) : fail({ code: 'post-not-found', params: {} })
  })
