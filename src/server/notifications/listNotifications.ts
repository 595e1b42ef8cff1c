import type { Notification } from '@/domain/notification/kinds'
import { NOTIFICATIONS_GROUPED_MAX, NOTIFICATIONS_SHOWN } from '@/domain/notification/limits'
import { NOTIFICATION_RULES } from '@/domain/notification/rules'
import type { Queryable } from '@/infra/database/pool'

export type ListedNotification = Notification & {
  /** of the newest, if combined */
  id: number
  count: number
  createdAt: Date
  readAt: Date | null
}

/** Each separate, unless its kind combines. */
const GROUP = Object.entries(NOTIFICATION_RULES).reduce(
  (cases, [kind, { groupBy }]) => (groupBy ? `${cases} WHEN '${kind}' THEN params ->> '${groupBy}'` : cases),
  `CASE kind WHEN '' THEN ''`,
)

const LIST = `
  WITH own AS (
    SELECT id, kind, params, created_at, read_at, COALESCE(${GROUP} END, 'one ' || id) AS told
    FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT $2
  )
  SELECT max(id) AS id, kind, (array_agg(params ORDER BY id DESC))[1] AS params, count(*)::int AS count,
    max(created_at) AS "createdAt", max(read_at) AS "readAt"
  FROM own GROUP BY kind, told, read_at IS NULL ORDER BY 1 DESC LIMIT $3`

/** Newest first; combined by subject, unread separate from read. */
export async function listNotifications(sql: Queryable, member: number): Promise<ListedNotification[]> {
  const { rows } = await sql.query<ListedNotification>(LIST, [member, NOTIFICATIONS_GROUPED_MAX, NOTIFICATIONS_SHOWN])
  return rows
}
