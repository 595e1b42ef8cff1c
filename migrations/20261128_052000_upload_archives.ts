import type { MigrateArgs } from './migration'

export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE uploads ADD COLUMN files jsonb NOT NULL DEFAULT '[]', DROP CONSTRAINT uploads_status_check,
      ADD CONSTRAINT uploads_status_check
        CHECK (status IN ('uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'))`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    UPDATE uploads SET status = 'discarded' WHERE status = 'unpacked';
    ALTER TABLE uploads DROP COLUMN files, DROP CONSTRAINT uploads_status_check, ADD CONSTRAINT uploads_status_check
      CHECK (status IN ('uploaded', 'read', 'failed', 'imported', 'undone', 'discarded'))`)
}
