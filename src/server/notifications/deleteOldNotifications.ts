import { NOTIFICATION_DAYS } from '@/domain/notification/limits'
import type { Queryable } from '@/infra/database/pool'

/** Returns how many. */
export async function deleteOldNotifications(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    'DELETE FROM notifications WHERE created_at < now() - make_interval(days => $1)',
    [NOTIFICATION_DAYS],
  )
  return rowCount ?? 0
}
