import type { Notification } from '@/domain/notification/kinds'
import type { Queryable } from '@/infra/database/pool'

type NewNotification = Notification & {
  /** null once the account is deleted */
  user: number | null
}

const ADD = `
  INSERT INTO notifications (user_id, kind, params)
  SELECT n.user_id, n.kind, n.params::jsonb FROM unnest($1::int[], $2::text[], $3::text[]) AS n (user_id, kind, params)
  WHERE NOT EXISTS (SELECT FROM notification_mutes m WHERE m.user_id = n.user_id AND m.kind = n.kind)`

/** In the transaction of the cause, unless they turned the kind off. Returns how many. */
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
