import type { Queryable } from '@/infra/database/pool'

/** Up to and including one. Returns how many. */
export async function readNotifications(sql: Queryable, member: number, upTo: number): Promise<number> {
  const { rowCount } = await sql.query(
    'UPDATE notifications SET read_at = now() WHERE user_id = $1 AND id <= $2 AND read_at IS NULL',
    [member, upTo],
  )
  return rowCount ?? 0
}

export async function countUnread(sql: Queryable, member: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND read_at IS NULL',
    [member],
  )
  return rows[0]?.count ?? 0
}
