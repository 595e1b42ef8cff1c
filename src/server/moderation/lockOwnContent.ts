import { TRASH_DAYS } from '@/domain/trash'
import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from './contentTables'

/** Also if it is not deleted: a second tap on "undo" is not an error. Not after staff deleted it. */
const RESTORABLE = `deleted_by_id IS NULL
  AND (deleted_at IS NULL OR deleted_at > now() - make_interval(days => ${TRASH_DAYS}))`

interface Own {
  type: ContentType
  id: number
  member: number
  /** from their trash */
  isRestored: boolean
}

/** The member's, until the transaction ends. Notices belong to the operator, not to their author. */
export async function lockOwnContent(sql: Queryable, { type, id, member, isRestored }: Own): Promise<Result> {
  const { table, author } = CONTENT_TABLES[type]
  const { rowCount } = await sql.query(
    `SELECT FROM ${table} WHERE id = $1 AND ${author} = $2 AND ${isRestored ? RESTORABLE : 'deleted_at IS NULL'}
      ${type === 'post' ? `AND board <> 'notice'` : ''} FOR NO KEY UPDATE`,
    [id, member],
  )
  return rowCount ? ok() : fail({ code: `${type}-not-found`, params: {} })
}
