import {
  type Notification,
  NOTIFICATION_RULES,
  NOTIFICATIONS_GROUPED_MAX,
  NOTIFICATIONS_SHOWN,
  NOTIFICATION_DAYS,
} from '@/domain/notification'
import type { Queryable } from '@/infra/database/pool'
import type { NotificationSettings } from '@/contract/notifications'

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

type ListedNotification = Notification & {
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
    SELECT id, kind, params, created_at, read_at, COALESCE(${GROUP} END, 'one ' || id) AS item
    FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT $2
  )
  SELECT max(id) AS id, kind, (array_agg(params ORDER BY id DESC))[1] AS params, count(*)::int AS count,
    max(created_at) AS "createdAt", max(read_at) AS "readAt"
  FROM own GROUP BY kind, item, read_at IS NULL ORDER BY 1 DESC LIMIT $3`

/** Newest first; combined by subject, unread separate from read. */
export async function listNotifications(sql: Queryable, member: number): Promise<ListedNotification[]> {
  const { rows } = await sql.query<ListedNotification>(LIST, [member, NOTIFICATIONS_GROUPED_MAX, NOTIFICATIONS_SHOWN])
  return rows
}

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

export async function readNotificationSettings(sql: Queryable, member: number): Promise<NotificationSettings> {
  const { rows } = await sql.query<{ kind: NotificationSettings['muted'][number] }>(
    'SELECT kind FROM notification_mutes WHERE user_id = $1 ORDER BY kind',
    [member],
  )
  return { muted: rows.map(({ kind }) => kind) }
}

/** Omitted kinds are turned on. */
export async function changeNotificationSettings(
  sql: Queryable,
  member: number,
  { muted }: NotificationSettings,
): Promise<void> {
  await sql.query(
    `WITH wanted AS (DELETE FROM notification_mutes WHERE user_id = $1 AND kind <> ALL ($2::text[]))
     INSERT INTO notification_mutes (user_id, kind) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [member, muted],
  )
}

/** Returns how many. */
export async function deleteOldNotifications(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    'DELETE FROM notifications WHERE created_at < now() - make_interval(days => $1)',
    [NOTIFICATION_DAYS],
  )
  return rowCount ?? 0
}
