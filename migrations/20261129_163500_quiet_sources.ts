import type { MigrateArgs } from './migration'

/** When a source will have had no new post for longer than its board ever paused. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE source_schedules ADD COLUMN quiet_at timestamptz')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE source_schedules DROP COLUMN quiet_at')
}
