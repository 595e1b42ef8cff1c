import type { Pool } from 'pg'
import { CONTENT_TYPES, type ContentType } from '@/domain/moderation/states'
import { type Queryable, transaction } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import { changeContent } from './content'
import { CONTENT_TABLES } from './contentTables'

const SHOW = `status = 'published', hidden_reason = NULL, hidden_until = NULL`

async function endOfType(sql: Queryable, type: ContentType): Promise<number> {
  const { rows: over } = await sql.query<{ id: number }>(
    `SELECT id FROM ${CONTENT_TABLES[type].table} WHERE hidden_until <= now()
      ORDER BY id DESC LIMIT 500 FOR NO KEY UPDATE SKIP LOCKED`,
  )
  const content = { type, ids: over.map(({ id }) => id) }
  const shown = await changeContent(sql, content, SHOW)
  await addNotifications(
    sql,
    shown.map(({ id, author, about }) => ({ user: author, kind: 'restriction_ended', params: { type, id, about } })),
  )
  return shown.length
}

/** 임시조치; notifies authors and returns how many. */
export function endRestrictions(pool: Pool): Promise<number> {
  return transaction(pool, async (sql) => {
    let ended = 0
    for (const type of CONTENT_TYPES) ended += await endOfType(sql, type)
    return ended
  })
}
