import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { CONTENT_TYPES, type ContentType } from '@/domain/moderation/moderation'
import { addNotifications } from '../notifications'
import { CONTENT_TABLES, lockContentRows } from './contentRows'
import { recountContent } from './settleDecisions'

/** By the database's clock, in the column's precision (ms). */
export async function restrictionEnd(sql: Queryable, days: number): Promise<Date> {
  const { rows } = await sql.query<{ ms: number }>(
    'SELECT floor(extract(epoch FROM now() + make_interval(days => $1::int)) * 1000)::float8 AS ms',
    [days],
  )
  return new Date(rows[0]?.ms ?? 0)
}

async function endOfType(sql: Queryable, type: ContentType): Promise<number> {
  const { table } = CONTENT_TABLES[type]
  const { rows: over } = await sql.query<{ id: number }>(
    `UPDATE ${table} SET status = 'published', hidden_reason = NULL, hidden_until = NULL, updated_at = now()
      WHERE id = ANY (ARRAY(SELECT id FROM ${table} WHERE hidden_until <= now()
        ORDER BY id DESC LIMIT 500 FOR NO KEY UPDATE SKIP LOCKED)) RETURNING id`,
  )
  const shown = await lockContentRows(
    sql,
    type,
    over.map(({ id }) => id),
  )
  await recountContent(sql, type, shown)
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
