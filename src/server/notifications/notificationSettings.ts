import type { NotificationSettings } from '@/domain/notification/schemas'
import type { Queryable } from '@/infra/database/pool'

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
