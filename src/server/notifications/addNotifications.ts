import type { Notification } from '@/domain/notification/kinds'
import type { Queryable } from '@/infra/database/pool'

type NewNotification = Notification & {
  /** null once the member has left: then no one is notified */
  user: number | null
}

const ADD = `
  INSERT INTO notifications (user_id, kind, params)
  SELECT n.user_id, n.kind, n.params::jsonb FROM unnest($1::int[], $2::text[], $3::text[]) AS n (user_id, kind, params)
  WHERE NOT EXISTS (SELECT FROM notification_mutes m WHERE m.user_id = n.user_id AND m.kind = n.kind)`

/**
 * Tells members something, in the transaction of what it is about, unless they do not want to hear of its kind.
 * Resolves to how many were told.
 */
export async function addNotifications(sql: Queryable, notifications: readonly NewNotification[]): Promise<number> {
  const addressed = notifications.filter(({ user }) => user !== null)
  if (addressed.length === 0) return 0
  const { rowCount } = await sql.query(ADD, [
    addressed.map(({ user }) => user),
    addressed.map(({ kind }) => kind),
    addressed.map(({ params }) => JSON.stringify(params)),
  ])
  return rowCount ?? 0
}
